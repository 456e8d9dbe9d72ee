/** Words that titles of jobs are made of, without accents, by language; one that two languages share stands once. */
const english =
  'engineer engineers developer programmer coder architect designer manager director president vp ceo cto cfo coo cmo cpo cio chro founder cofounder owner ' +
  'analyst scientist researcher consultant consultants specialist administrator admin sysadmin technician tester qa sre devops officer assistant associate coordinator ' +
  'lead leader head chief executive supervisor advisor adviser strategist planner producer editor writer copywriter journalist author translator ' +
  'teacher tutor lecturer professor instructor trainer coach mentor nurse doctor physician pharmacist therapist physiotherapist psychologist paramedic midwife dentist lawyer attorney paralegal counsel ' +
  'accountant auditor bookkeeper controller buyer recruiter representative rep agent broker salesman salesperson seller clerk receptionist secretary treasurer ' +
  'marketer marketeer illustrator animator artist photographer videographer stylist barista waiter waitress bartender chef cook baker brewer driver mechanic electrician plumber carpenter welder ' +
  'contractor freelancer intern trainee apprentice fellow volunteer member ambassador contributor maintainer partner principal staff operator cashier merchandiser ' +
  'scrum master evangelist advocate owner expert generalist webmaster modeler statistician economist biologist chemist physicist mathematician surveyor inspector ' +
  'cadet sergeant captain pilot steward host hostess guide librarian curator counselor lifeguard nanny housekeeper janitor security guard worker helper foreman machinist actuary underwriter'

const french =
  'ingenieur ingenieure developpeur developpeuse programmeur architecte concepteur conceptrice graphiste designeuse webdesigner chef cheffe responsable directeur directrice gerant gerante ' +
  'charge chargee assistante stagiaire alternant alternante apprenti apprentie consultante analyste technicien technicienne administrateur administratrice vendeur vendeuse conseiller conseillere ' +
  'commercial commerciale comptable redacteur redactrice traducteur traductrice enseignant enseignante professeur infirmier infirmiere secretaire coordinateur coordinatrice fondateur fondatrice gestionnaire animateur animatrice formateur formatrice ' +
  'soignant soignante kinesitherapeute educateur educatrice pharmacien pharmacienne auditeur auditrice electricien electricienne conducteur conductrice dessinateur dessinatrice projeteur projeteuse ' +
  'caissier caissiere serveur serveuse cuisinier cuisiniere medecin avocat avocate juriste acheteur acheteuse logisticien chauffeur employe employee collaborateur collaboratrice presidente associe associee benevole ' +
  'chercheur chercheuse doctorant doctorante journaliste photographe integrateur integratrice testeur testeuse superviseur preparateur preparatrice magasinier controleur controleuse webmestre adjoint adjointe scientifique aide'

const polish =
  'inzynier inzynierka programista programistka deweloper projektant projektantka grafik graficzka kierownik kierowniczka menedzer menedzerka menadzer dyrektor dyrektorka specjalista specjalistka analityk analityczka konsultant konsultantka ' +
  'asystent asystentka stazysta stazystka praktykant praktykantka testerka wlasciciel wlascicielka zalozyciel zalozycielka ksiegowy ksiegowa nauczyciel nauczycielka sprzedawca handlowiec przedstawiciel przedstawicielka doradca doradczyni koordynator koordynatorka redaktor redaktorka tlumacz tlumaczka lider liderka mlodszy mlodsza starszy starsza naukowiec badacz badaczka pracownik pracowniczka prezes ' +
  'pielegniarka pielegniarz fizjoterapeuta fizjoterapeutka farmaceuta farmaceutka ratownik opiekun opiekunka audytor audytorka elektryk konstruktor konstruktorka monter informatyk informatyczka kierowca magazynier kasjer kasjerka mechanik lekarz lekarka prawnik adwokat radca psycholog ' +
  'dziennikarz dziennikarka fotograf recepcjonista recepcjonistka sekretarka architekt brygadzista majster pomocnik referent referentka wspolnik ekspert ekspertka trener trenerka adiunkt wykladowca doktorant doktorantka wolontariusz wolontariuszka logistyk spedytor'

const german =
  'leiter leiterin berater beraterin geschaftsfuhrer geschaftsfuhrerin praktikant praktikantin erzieher erzieherin referent referentin polier vorstand vorstandin gesellschafter inhaber inhaberin dozent dozentin ' +
  'lehrer lehrerin apotheker apothekerin arzt arztin pfleger pflegerin krankenpfleger krankenschwester mechatroniker elektriker elektrikerin elektroniker tischler schreiner kaufmann kauffrau meister meisterin geselle auszubildender auszubildende azubi student studentin hilfskraft mitarbeiter mitarbeiterin angestellter angestellte verkaufer verkauferin ' +
  'informatiker informatikerin techniker technikerin assistentin architektin designerin managerin direktorin redakteur redakteurin ubersetzer ubersetzerin trainerin prufer pruferin buchhalter buchhalterin sekretarin gestalter gestalterin ingenieurin entwickler entwicklerin programmierer programmiererin analystin wissenschaftler wissenschaftlerin administratorin spezialist spezialistin jurist juristin anwalt anwaltin koch kochin fahrer fahrerin'

const spanish =
  'ingeniero ingeniera desarrollador desarrolladora programador programadora disenador disenadora gerente jefe jefa analista consultor consultora becario becaria tecnico tecnica cientifico cientifica comercial especialista ' +
  'enfermero enfermera profesor profesora maestro maestra fisioterapeuta auxiliar farmaceutico farmaceutica trabajador trabajadora contable contador contadora administrativo administrativa administrador administradora auditora asesor asesora electricista arquitecto arquitecta delineante directora encargado encargada coordinador coordinadora ' +
  'dependiente dependienta vendedor vendedora camarero camarera cocinero cocinera operario operaria mecanico mecanica abogado abogada medico medica psicologo psicologa periodista traductor traductora redactor redactora socio socia fundador fundadora presidenta secretario secretaria recepcionista cajero cajera gestor gestora agente ayudante asistente investigador investigadora docente'

const portuguese =
  'engenheiro engenheira desenvolvedor desenvolvedora cientista responsavel enfermeiro enfermeira professora contabilista controlador controladora eletricista encarregado encarregada desenhador desenhadora diretor diretora coordenador coordenadora ' +
  'estagiario estagiaria vendedora empregado empregada cozinheiro cozinheira motorista operador operadora advogado advogada jornalista tradutor tradutora redator redatora presidente rececionista pesquisador pesquisadora bolseiro bolseira arquiteto arquiteta chefe assistente'

const dutch =
  'ontwikkelaar beheerder medewerker adviseur verpleegkundige vormgever leerkracht docent fysiotherapeut therapeut werker voorbereider boekhouder secretaresse administrateur constructeur uitvoerder analist leider eigenaar directeur hoofd verkoper kok begeleider elektricien ' +
  'bestuurder onderzoeker redacteur vertaler teamleider stagiair bedrijfsleider verzorgende apotheker jurist advocaat arts huisarts schilder timmerman loodgieter vrijwilliger projectleider monteur chauffeur inkoper vertegenwoordiger'

const italian =
  'ingegnere sviluppatore sviluppatrice programmatore programmatrice progettista responsabile direttore direttrice analista consulente impiegato impiegata tecnico infermiere infermiera insegnante contabile commessa commesso tirocinante stagista grafico grafica capo amministratore addetto addetta operaio operaia cuoco autista avvocato medico ricercatore ricercatrice'

export const titleNouns = new Set(
  [english, french, polish, german, spanish, portuguese, dutch, italian].join(' ').split(' '),
)

/** German and Dutch write a title as one word that ends with the person: 'Softwareentwicklerin', 'Applicatiebeheerder'. */
export const compoundTitle =
  /^\p{L}{3,}(?:entwickler|ingenieur|leiter|designer|manager|berater|analyst|techniker|informatiker|administrator|architekt|pfleger|lehrer|meister|assistent|referent|prufer|buchhalter|mitarbeiter|arbeiter|planer|gestalter|fahrer|verkaufer|betreuer|trainer|direktor|redakteur|therapeut|helfer|sekretar|monteur|elektriker|mechaniker|tester|vertreter|spezialist|koordinator|wissenschaftler|programmierer|automatisierer|bearbeiter|student)(?:in|innen)?$|^\p{L}{3,}(?:kaufmann|kauffrau|angestellte|angestellter|fachkraft|fachfrau|schwester|ontwikkelaar|beheerder|medewerker|adviseur|verpleegkundige|vormgever|assistente?|werker|voorbereider|administrateur|secretaresse|marketeer|leider|directeur|specialist|chauffeur|verkoper|begeleider|programmeur|analist|engineer|developer|consultant|verzorgende|docent|leraar)$/u

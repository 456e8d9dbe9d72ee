import type { SectionKind } from '../../../api/language/resumes.ts'

/** What people of one country write on their resumes. */
export type Language = {
  key: string
  first: string[]
  last: string[]
  cities: string[]
  country: string
  /** '#' is a figure. */
  phones: string[]
  months: string[]
  shortMonths: string[]
  now: string[]
  since: string
  to: string
  headings: Partial<Record<SectionKind, string[]>>
  labels: { phone: string[]; email: string[]; address: string[]; born?: string }
  titles: Record<Family, string[]>
  firms: string[]
  /** '%' is a share, '#' a figure, '@' a technology. */
  deeds: string[]
  opening: string[]
  schools: string[]
  degrees: string[]
  speaks: string[]
  soft: string[]
  /** A sentence that the country's resumes end with. */
  clause?: string
}

export type Family = 'code' | 'data' | 'design' | 'marketing' | 'product' | 'care' | 'finance' | 'build'

const words = (text: string) => text.split(/\s*;\s*/)

const english: Omit<Language, 'key' | 'first' | 'last' | 'cities' | 'country' | 'phones' | 'firms' | 'schools'> = {
  months: words('January; February; March; April; May; June; July; August; September; October; November; December'),
  shortMonths: words('Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sep; Oct; Nov; Dec'),
  now: words('Present; Current; Now; today'),
  since: 'since',
  to: 'to',
  headings: {
    summary: words('Summary; Professional Summary; Profile; About Me; Objective; Career Summary'),
    experience: words('Experience; Work Experience; Employment History; Professional Experience; Career History; Work'),
    education: words('Education; Education & Training; Academic Background'),
    skills: words('Skills; Technical Skills; Core Competencies; Tools & Technologies; Areas of Expertise; Key Skills'),
    languages: words('Languages'),
    contact: words('Contact; Contact Details; Personal Details'),
    projects: words('Projects; Selected Projects; Side Projects'),
    volunteering: words('Volunteering; Community Involvement'),
    certificates: words('Certifications; Awards & Certifications'),
    other: words('Interests; References'),
  },
  labels: {
    phone: words('Phone; Tel; Mobile; T; Cell'),
    email: words('Email; E-mail; E'),
    address: words('Address; Location'),
  },
  titles: {
    code: words(
      'Senior Backend Engineer; Software Engineer; Frontend Developer; Full-Stack Developer; DevOps Engineer; QA Engineer; iOS Developer; Staff Software Engineer; Site Reliability Engineer; Platform Engineer; Embedded Software Engineer; Junior Web Developer; Cloud Architect; Systems Administrator; Programmer',
    ),
    data: words(
      'Data Scientist; Data Analyst; Senior Data Engineer; Analytics Engineer; Lead Data Scientist; Business Intelligence & Data Analyst',
    ),
    design: words(
      'UX Designer; Product Designer; Graphic Designer; Senior UI Designer; Design Lead; Creative Director',
    ),
    marketing: words(
      'Marketing Manager; SEO Specialist; Content Strategist; Head of Growth; Sales Representative; Digital Marketing Executive; Regional Sales Manager',
    ),
    product: words(
      'Product Manager; Senior Product Owner; Project Manager; Head of Product; Operations Manager; Associate Product Manager',
    ),
    care: words(
      'Registered Nurse; Physiotherapist; Primary School Teacher; Pharmacist; Social Worker; Paramedic; Veterinary Nurse',
    ),
    finance: words(
      'Accountant; Financial Controller; Payroll Specialist; Junior Auditor; Tax Adviser; HR Business Partner; Executive Assistant',
    ),
    build: words(
      'Civil Engineer; Mechanical Engineer; Electrician; Site Supervisor; Structural Engineer; Surveyor; Landscape Architect',
    ),
  },
  deeds: words(
    'Cut the time of the nightly run from # hours to # minutes by rewriting it in @; Led a team of # people across two sites; Introduced @ and trained # colleagues in it; Raised customer satisfaction by %; Reduced costs by % within a year; Responsible for the day-to-day running of the department; Wrote the handbook that new colleagues still start with; Managed a budget of $#00,000; Moved # services to @ without a single hour of downtime; Worked closely with suppliers in four countries, and settled disputes before they became expensive; Maintained documentation; Organised the yearly open day for #00 visitors; Presented results to the board every quarter',
  ),
  opening: words(
    'Dependable colleague with # years of experience who likes difficult problems and plain answers; Known for calm in a crisis and for leaving things better than they were found; After # years in growing firms I look for a place where quality matters more than noise; Curious by nature and thorough by training',
  ),
  degrees: words(
    'BSc Computer Science; MA Communication; BEng Civil Engineering; MSc Statistics; BA Graphic Design; Diploma in Nursing; MBA',
  ),
  speaks: words('English (native); French (B2); Spanish (fluent); German (basic)'),
  soft: words('Communication; Teamwork; Problem solving; Time management'),
}

const british: Language = {
  ...english,
  key: 'en-GB',
  first: words('Harriet; Oliver; Imogen; Callum; Priya; Rhys; Fiona; Tobias; Amara; Gethin'),
  last: words(
    "Blackwood; Okonkwo-Reed; Pemberton; O'Hara; Thistlewood; Singh Gill; Ashdown; McAllister; Winterbourne; Fairclough",
  ),
  cities: words('Leeds; Bristol; Cardiff; Norwich; Sheffield; Newcastle upon Tyne; Reading'),
  country: 'United Kingdom',
  phones: words('+44 7700 900###; 07700 900 ###; +44 (0)20 7946 0###; 020 7946 0###'),
  firms: words(
    'Harrow & Finch; Kestrel Rail Ltd; Brightwater; Tidewell Health Trust; The Copper Kettle; Avonline Transit; Northgate Council; Pennine Software; Lumen & Co.; Quayside Labs; St Brannock Hospital; 4Square Analytics; Hollin Engineering Partners; Marlowe',
  ),
  schools: words('University of Severnside; Eastmoor College; Pennine Polytechnic'),
}

const american: Language = {
  ...english,
  key: 'en-US',
  first: words('Jordan; Maya; Ethan; Brianna; Diego; Naomi; Wesley; Tanisha; Hunter; Lucía'),
  last: words('Whitfield; Delgado; Nakamura; Van Houten; Abernathy; St. Clair; Rosenthal; Castellanos; Yoon; McKinnon'),
  cities: words('Austin, TX; Portland, OR; Columbus, OH; Boise, ID; Raleigh, NC; Tucson, AZ; Madison, WI'),
  country: 'USA',
  phones: words('(512) 555-01##; 512-555-01##; +1 503.555.01##; +1 (614) 555-01##; 919.555.01##'),
  firms: words(
    'Bluestem Inc.; Cascade Ridge Credit Union; Orchard Street Studio; Verity Health Systems; Tamarack; Lone Prairie Logistics, LLC; Sunwell Solar; Granite State Insurance; Juniper Bay; Redfern & Associates; University of Eastern Ohio; Foxglove Media; 12th Street Bakery; Department of Parks; Pinegrove Unified School District; Hexa',
  ),
  schools: words('Eastern Ohio University; Pine Valley Community College; Boise Institute of Technology'),
  degrees: words(
    'B.S. in Computer Science; M.A., Communication; B.S. Civil Engineering; M.S., Statistics; B.F.A. Graphic Design; A.S. Nursing',
  ),
}

const german: Language = {
  key: 'de',
  first: words('Jürgen; Annegret; Lukas; Sabine; Björn; Mareike; Thorsten; Zeynep; Konstantin; Heike'),
  last: words(
    'Brückner; von Altenburg; Schäfer; Müller-Lüdenscheid; Yıldız; Groß; Kaltenbach; Weiß; Dreyer; Hoffstätter',
  ),
  cities: words('Leipzig; Freiburg; Nürnberg; Kassel; Bremen; Regensburg; Münster'),
  country: 'Deutschland',
  phones: words('+49 151 2345####; 0151 / 23 45 ## ##; +49 (0)341 98 76 ##; 0341-98765##; 0049 30 9012 ####'),
  months: words('Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember'),
  shortMonths: words('Jan.; Feb.; März; Apr.; Mai; Juni; Juli; Aug.; Sept.; Okt.; Nov.; Dez.'),
  now: words('heute; jetzt; Heute; dato'),
  since: 'seit',
  to: 'bis',
  headings: {
    summary: words('Profil; Kurzprofil; Über mich; Zusammenfassung'),
    experience: words('Berufserfahrung; Beruflicher Werdegang; Praxiserfahrung; Berufliche Stationen; Berufspraxis'),
    education: words('Ausbildung; Bildungsweg; Studium; Schulbildung; Aus- und Weiterbildung'),
    skills: words('Kenntnisse; EDV-Kenntnisse; Fähigkeiten; IT-Kenntnisse; Kompetenzen; Fachkenntnisse'),
    languages: words('Sprachen; Sprachkenntnisse'),
    contact: words('Kontakt; Persönliche Daten; Kontaktdaten'),
    projects: words('Projekte; Ausgewählte Projekte'),
    volunteering: words('Ehrenamt; Ehrenamtliches Engagement'),
    certificates: words('Zertifikate; Weiterbildungen; Auszeichnungen'),
    other: words('Interessen; Hobbys; Referenzen'),
  },
  labels: {
    phone: words('Telefon; Tel.; Mobil; Handy'),
    email: words('E-Mail; Mail'),
    address: words('Anschrift; Adresse'),
    born: 'Geburtsdatum: 14.03.1986',
  },
  titles: {
    code: words(
      'Softwareentwickler; Senior Backend-Entwickler; Fachinformatiker für Anwendungsentwicklung; Webentwickler; Systemadministrator; Java-Entwicklerin; DevOps Engineer; IT-Systemingenieur; Testautomatisierer (Software)',
    ),
    data: words('Data Scientist; Datenanalyst; Senior Data Engineer; Datenanalystin'),
    design: words('UX-Designerin; Grafikdesigner; Mediengestalter Design; Produktdesignerin'),
    marketing: words(
      'Marketingmanager; Vertriebsleiter; SEO-Managerin; Vertriebsmitarbeiter im Außendienst; Referentin Marketing',
    ),
    product: words('Produktmanager; Product Owner; Projektleiter; Projektmanagerin'),
    care: words('Gesundheits- und Krankenpfleger; Erzieherin; Physiotherapeut; Lehrerin; Altenpfleger; Apothekerin'),
    finance: words(
      'Buchhalterin; Bilanzbuchhalter; Steuerfachangestellte; Personalreferentin; Sachbearbeiter; Bürokauffrau; Wirtschaftsprüfer',
    ),
    build: words(
      'Bauingenieur; Maschinenbauingenieurin; Elektriker; Bauleiter; Mechatroniker; Polier; Vermessungstechniker',
    ),
  },
  firms: words(
    'Nordlicht GmbH; Keller & Söhne KG; Stadtwerke Altenburg; Rheintal Maschinenbau AG; Klinikum Sonnenberg; Wolkenwerk; Brandt, Lenz & Partner mbB; Sparkasse Oberland; Solarion SE; Agentur Gelb; Universität Hohenfels; Hafenlogistik Nord GmbH & Co. KG; idealo-werk; Ingenieurbüro Faber',
  ),
  deeds: words(
    'Verkürzung der Laufzeit von # Stunden auf # Minuten durch Umstellung auf @; Leitung eines Teams von # Mitarbeitern; Einführung von @ und Schulung von # Kollegen; Senkung der Kosten um %; Steigerung des Umsatzes um % innerhalb eines Jahres; Betreuung von #0 Bestandskunden im süddeutschen Raum; Erstellung der technischen Dokumentation; Planung und Überwachung der Qualitätssicherungsmaßnahmen; Verantwortung für ein Budget von #00.000 €; Zusammenarbeit mit Zulieferern in vier Ländern; Vorbereitung der Quartalsberichte',
  ),
  opening: words(
    'Zuverlässiger Kollege mit # Jahren Erfahrung, der schwierige Aufgaben und klare Worte mag; Ruhig in der Krise und gründlich im Alltag; Nach # Jahren in wachsenden Unternehmen suche ich einen Ort, an dem Qualität zählt',
  ),
  schools: words('Universität Hohenfels; Hochschule Altenburg; Technische Universität Nordheim; Berufskolleg Süd'),
  degrees: words(
    'B.Sc. Informatik; Diplom-Ingenieur (FH); Ausbildung zur Bürokauffrau; M.A. Kommunikation; Staatsexamen',
  ),
  speaks: words('Deutsch (Muttersprache); Englisch (C1); Französisch (B1)'),
  soft: words('Teamfähigkeit; Belastbarkeit; Kommunikationsstärke; Zuverlässigkeit'),
}

const french: Language = {
  key: 'fr',
  first: words('Aurélie; Thibault; Maëlle; Loïc; Océane; Jean-Baptiste; Yasmine; Gaëtan; Éloïse; Mathieu'),
  last: words("Lefèvre; de La Tour; Guérin; N'Diaye; Le Bihan; Dumont-Perrier; Benali; Châtelain; Rousselot; D'Amico"),
  cities: words('Lyon; Nantes; Rennes; Toulouse; Angers; Clermont-Ferrand; Dijon'),
  country: 'France',
  phones: words('06 12 34 ## ##; +33 6 12 34 ## ##; 07.65.43.##.##; +33 (0)1 99 00 ## ##; 0612 34 ## ##'),
  months: words('janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre'),
  shortMonths: words('janv.; févr.; mars; avr.; mai; juin; juil.; août; sept.; oct.; nov.; déc.'),
  now: words("aujourd'hui; présent; ce jour; en cours; aujourd’hui"),
  since: 'depuis',
  to: 'à',
  headings: {
    summary: words('Profil; À propos; Présentation; À propos de moi; Résumé'),
    experience: words(
      'Expérience professionnelle; Expériences professionnelles; Parcours professionnel; Expériences; Expérience',
    ),
    education: words('Formation; Formations; Études; Diplômes et formations; Parcours scolaire'),
    skills: words('Compétences; Compétences techniques; Compétences clés; Outils et logiciels; Savoir-faire'),
    languages: words('Langues'),
    contact: words('Contact; Coordonnées; Informations personnelles'),
    projects: words('Projets; Projets personnels'),
    volunteering: words('Bénévolat; Engagement associatif'),
    certificates: words('Certifications; Distinctions'),
    other: words("Centres d'intérêt; Loisirs; Références"),
  },
  labels: {
    phone: words('Tél.; Téléphone; Mobile; Portable'),
    email: words('E-mail; Courriel; Mail'),
    address: words('Adresse'),
    born: '34 ans, permis B',
  },
  titles: {
    code: words(
      'Développeur Full-Stack; Ingénieure logiciel; Développeuse Front-End; Ingénieur DevOps; Administrateur systèmes et réseaux; Développeur mobile; Architecte logiciel; Technicien informatique',
    ),
    data: words('Data Scientist; Analyste de données; Data Engineer; Data Analyst senior'),
    design: words('Graphiste; UX Designer; Directrice artistique design; Webdesigner UI'),
    marketing: words(
      'Responsable marketing; Chargée de marketing digital; Commercial terrain; Chef de produit marketing; Consultante SEO',
    ),
    product: words('Product Manager; Product Owner; Responsable produit; Cheffe de produit'),
    care: words(
      'Infirmière; Aide-soignante; Professeur des écoles; Kinésithérapeute; Éducatrice spécialisée; Pharmacien',
    ),
    finance: words(
      'Comptable; Contrôleuse de gestion; Assistante de direction; Gestionnaire de paie; Auditeur; Chargée de recrutement',
    ),
    build: words(
      'Ingénieur génie civil; Conducteur de travaux; Électricien; Dessinatrice-projeteuse; Technicien de maintenance; Chef de chantier',
    ),
  },
  firms: words(
    "Banque Azur; Atelier Vauban; Groupe Hélios; Mairie de Saint-Aubin; Clinique des Tilleuls; SARL Dubreuil & Fils; Nuage Bleu; L'Échappée Verte; CHU de Brévannes; Transports Garnier; Cabinet Morel-Vidal; Lycée Jules-Verne; Optiméa; Kéolia SAS; Agence Pixel & Plume",
  ),
  deeds: words(
    "Réduction du temps de traitement de # heures à # minutes grâce à @; Encadrement d'une équipe de # personnes; Mise en place de @ et formation de # collègues; Hausse du chiffre d'affaires de % en un an; Baisse des coûts de %; Suivi d'un portefeuille de #0 clients; Rédaction de la documentation technique; Gestion d'un budget de #00 k€; Accueil et orientation du public; Participation aux réunions hebdomadaires avec la direction; Organisation du salon annuel (#00 visiteurs)",
  ),
  opening: words(
    "Professionnelle fiable, # ans d'expérience, qui aime les problèmes difficiles et les réponses simples; Calme dans l'urgence et rigoureuse au quotidien; Après # ans dans des entreprises en croissance, je cherche un lieu où la qualité compte",
  ),
  schools: words('Université de Brévannes; École Centrale du Ponant; IUT de Saint-Aubin; Lycée Jules-Verne'),
  degrees: words(
    "Master Informatique; Licence Communication; Diplôme d'État d'infirmier; BTS Comptabilité; DUT Génie civil",
  ),
  speaks: words('Français (langue maternelle); Anglais (courant); Espagnol (B1)'),
  soft: words("Esprit d'équipe; Autonomie; Rigueur; Créativité"),
}

const spanish: Language = {
  key: 'es',
  first: words('Íñigo; María José; Álvaro; Nuria; Begoña; Joaquín; Lorena; Martín; Ainhoa; Rodrigo'),
  last: words(
    'Fernández Ruiz; Ibáñez; de la Fuente; Etxeberria; Núñez Peña; Castaño; Villalobos Gil; Orozco; Muñoz; Del Río',
  ),
  cities: words('Zaragoza; Valladolid; Bilbao; Murcia; Vigo; Alicante; Granada'),
  country: 'España',
  phones: words('+34 612 34 ## ##; 612 345 ###; +34 976 12 ## ##; (+34) 612345###'),
  months: words('enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre'),
  shortMonths: words('ene.; feb.; mar.; abr.; may.; jun.; jul.; ago.; sept.; oct.; nov.; dic.'),
  now: words('actualidad; presente; Actualidad; la actualidad; actualmente'),
  since: 'desde',
  to: 'a',
  headings: {
    summary: words('Perfil; Perfil profesional; Sobre mí; Resumen'),
    experience: words('Experiencia laboral; Experiencia profesional; Experiencia; Trayectoria profesional'),
    education: words('Formación; Formación académica; Educación; Estudios'),
    skills: words('Competencias; Habilidades; Conocimientos; Aptitudes; Conocimientos técnicos; Informática'),
    languages: words('Idiomas'),
    contact: words('Contacto; Datos personales; Datos de contacto'),
    projects: words('Proyectos; Proyectos destacados'),
    volunteering: words('Voluntariado'),
    certificates: words('Certificaciones; Cursos; Premios'),
    other: words('Intereses; Aficiones; Referencias'),
  },
  labels: {
    phone: words('Teléfono; Tel.; Móvil'),
    email: words('Correo electrónico; E-mail; Correo'),
    address: words('Dirección; Domicilio'),
    born: 'Fecha de nacimiento: 02/11/1990',
  },
  titles: {
    code: words(
      'Desarrollador Full-Stack; Ingeniera de software; Programador Java; Administrador de sistemas; Desarrolladora web; Ingeniero DevOps; Técnico informático',
    ),
    data: words('Analista de datos; Científica de datos; Data Engineer; Data Scientist'),
    design: words('Diseñador gráfico; Diseñadora UX; Diseñador de producto'),
    marketing: words(
      'Responsable de marketing; Técnica de marketing digital; Comercial; Jefe de ventas; Especialista SEO',
    ),
    product: words('Product Manager; Product Owner; Jefa de producto; Responsable de producto'),
    care: words(
      'Enfermera; Profesor de primaria; Fisioterapeuta; Auxiliar de enfermería; Farmacéutica; Trabajadora social',
    ),
    finance: words('Contable; Controller financiero; Administrativa; Auditora; Técnico de nóminas; Asesor fiscal'),
    build: words(
      'Ingeniero civil; Jefe de obra; Electricista; Arquitecta técnica; Delineante; Técnico de mantenimiento',
    ),
  },
  firms: words(
    'Plásticos Duero S.L.; Hospital Virgen del Valle; Grupo Alborada; Ayuntamiento de Villafría; Norte Digital; Talleres Echeverría e Hijos; Caja Sierra; Bodegas Monteclaro; Universidad de Tierra Llana; Aquanor; Estudio Cobalto; Transportes La Estrella, S.A.; Colegio San Telmo; Clínica Dental Ríos',
  ),
  deeds: words(
    'Reducción del tiempo de proceso de # horas a # minutos con @; Dirección de un equipo de # personas; Implantación de @ y formación de # compañeros; Aumento de las ventas en un %; Reducción de costes del %; Gestión de una cartera de #0 clientes; Elaboración de informes mensuales; Control de un presupuesto de #00.000 €; Atención al público; Coordinación con proveedores de cuatro países; Organización de la feria anual (#00 asistentes)',
  ),
  opening: words(
    'Profesional con # años de experiencia a quien le gustan los problemas difíciles y las respuestas sencillas; Tranquila en las crisis y minuciosa en el día a día; Tras # años en empresas en crecimiento busco un lugar donde la calidad importe',
  ),
  schools: words('Universidad de Tierra Llana; Escuela Politécnica del Norte; IES Monteclaro'),
  degrees: words(
    'Grado en Ingeniería Informática; Máster en Comunicación; Grado en Enfermería; FP Administración y Finanzas',
  ),
  speaks: words('Español (nativo); Inglés (C1); Francés (B1)'),
  soft: words('Trabajo en equipo; Comunicación; Resolución de problemas; Creatividad'),
}

const portuguese: Language = {
  key: 'pt',
  first: words('João; Conceição; Tiago; Inês; Gonçalo; Beatriz; Luís Filipe; Mafalda; Rúben; Catarina'),
  last: words(
    'Magalhães; dos Santos; Vasconcelos; Simões Leitão; Brandão; da Conceição; Sequeira; Esteves; Quintão; Falcão',
  ),
  cities: words('Braga; Coimbra; Aveiro; Setúbal; Évora; Faro; Leiria'),
  country: 'Portugal',
  phones: words('+351 912 345 ###; 912 345 ###; (+351) 253 12 ## ##; +351 91 234 ## ##'),
  months: words('janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro'),
  shortMonths: words('jan.; fev.; mar.; abr.; mai.; jun.; jul.; ago.; set.; out.; nov.; dez.'),
  now: words('presente; atualidade; Atual; até ao momento; atualmente'),
  since: 'desde',
  to: 'a',
  headings: {
    summary: words('Perfil; Sobre mim; Resumo; Perfil profissional; Objetivo'),
    experience: words('Experiência profissional; Experiência; Percurso profissional; Histórico profissional'),
    education: words('Formação académica; Educação e formação; Formação; Habilitações literárias'),
    skills: words('Competências; Competências técnicas; Conhecimentos; Aptidões; Competências digitais'),
    languages: words('Idiomas; Línguas; Competências linguísticas'),
    contact: words('Contacto; Contactos; Informação pessoal; Dados pessoais'),
    projects: words('Projetos'),
    volunteering: words('Voluntariado'),
    certificates: words('Certificações; Cursos; Prémios'),
    other: words('Interesses; Referências; Passatempos'),
  },
  labels: {
    phone: words('Telefone; Telemóvel; Tel.'),
    email: words('E-mail; Correio eletrónico; Email'),
    address: words('Morada; Endereço'),
    born: 'Data de nascimento: 21/05/1992',
  },
  titles: {
    code: words(
      'Engenheiro de software; Programadora; Desenvolvedor Full-Stack; Administrador de sistemas; Engenheira DevOps; Programador web; Técnico de informática',
    ),
    data: words('Analista de dados; Cientista de dados; Data Engineer; Data Scientist'),
    design: words('Designer gráfico; Designer UX; Designer de produto'),
    marketing: words(
      'Gestora de marketing; Técnico de marketing digital; Responsável de vendas; Comercial; Especialista SEO',
    ),
    product: words('Gestor de produto; Product Owner; Product Manager; Responsável de produto'),
    care: words(
      'Enfermeira; Professor do ensino básico; Fisioterapeuta; Auxiliar de saúde; Farmacêutica; Assistente social',
    ),
    finance: words(
      'Contabilista; Controlador financeiro; Assistente administrativa; Auditor; Técnica de recursos humanos',
    ),
    build: words(
      'Engenheiro civil; Eletricista; Encarregado de obra; Engenheira mecânica; Desenhador; Técnico de manutenção',
    ),
  },
  firms: words(
    'Cortiça do Sado, Lda.; Hospital de São Gil; Banco Atlântida; Câmara Municipal de Vilar; Nuvem Branca; Grupo Ferraz & Irmãos; Clínica Boavista Norte; Universidade do Planalto; Águas do Tâmega; Estúdio Anil; Farmácia Central de Vilar; Tecnosal, S.A.; Escola Básica da Ribeira; Portalgo',
  ),
  deeds: words(
    'Redução do tempo de processamento de # horas para # minutos com @; Liderança de uma equipa de # pessoas; Implementação de @ e formação de # colegas; Aumento das vendas em %; Redução de custos de %; Gestão de uma carteira de #0 clientes; Elaboração de relatórios mensais; Controlo de um orçamento de #00.000 €; Atendimento ao público; Coordenação com fornecedores de quatro países; Organização da feira anual (#00 visitantes)',
  ),
  opening: words(
    'Profissional com # anos de experiência que gosta de problemas difíceis e de respostas simples; Calma nas crises e cuidadosa no dia a dia; Depois de # anos em empresas em crescimento, procuro um lugar onde a qualidade conte',
  ),
  schools: words('Universidade do Planalto; Instituto Politécnico de Vilar; Escola Superior da Ribeira'),
  degrees: words(
    'Licenciatura em Engenharia Informática; Mestrado em Comunicação; Licenciatura em Enfermagem; Curso Técnico de Contabilidade',
  ),
  speaks: words('Português (língua materna); Inglês (C1); Espanhol (B2)'),
  soft: words('Trabalho em equipa; Comunicação; Criatividade; Autonomia'),
}

const polish: Language = {
  key: 'pl',
  first: words('Małgorzata; Łukasz; Agnieszka; Wojciech; Żaneta; Michał; Świętosława; Grzegorz; Ewa; Błażej'),
  last: words('Wróblewska; Ściborowski; Gąsior; Kowalska-Nowak; Dąbrowski; Źrebiec; Krzyżanowska; Pająk; Łącki; Mazur'),
  cities: words('Wrocław; Łódź; Poznań; Gdańsk; Rzeszów; Białystok; Kraków'),
  country: 'Polska',
  phones: words('+48 600 123 ###; 600-123-###; 600 123 ###; (+48) 600123###; +48 22 123 ## ##'),
  months: words(
    'styczeń; luty; marzec; kwiecień; maj; czerwiec; lipiec; sierpień; wrzesień; październik; listopad; grudzień',
  ),
  shortMonths: words('sty; lut; mar; kwi; maj; cze; lip; sie; wrz; paź; lis; gru'),
  now: words('obecnie; teraz; nadal; do dziś; Obecnie'),
  since: 'od',
  to: 'do',
  headings: {
    summary: words('Podsumowanie; O mnie; Profil zawodowy; Podsumowanie zawodowe'),
    experience: words('Doświadczenie zawodowe; Doświadczenie; Historia zatrudnienia; Przebieg pracy zawodowej'),
    education: words('Wykształcenie; Edukacja; Wykształcenie i kursy'),
    skills: words('Umiejętności; Umiejętności techniczne; Kompetencje; Technologie i narzędzia'),
    languages: words('Języki; Języki obce; Znajomość języków'),
    contact: words('Kontakt; Dane kontaktowe; Dane osobowe'),
    projects: words('Projekty; Wybrane projekty'),
    volunteering: words('Wolontariat'),
    certificates: words('Certyfikaty; Kursy i szkolenia; Nagrody'),
    other: words('Zainteresowania; Hobby; Referencje'),
  },
  labels: {
    phone: words('Telefon; Tel.; Tel. kom.; Nr telefonu'),
    email: words('E-mail; Adres e-mail; Email'),
    address: words('Adres; Miejscowość'),
    born: 'Data urodzenia: 08.09.1991',
  },
  titles: {
    code: words(
      'Programista Java; Starszy inżynier oprogramowania; Programistka .NET; Administrator systemów; Frontend Developer; Tester oprogramowania; Inżynier DevOps; Informatyk',
    ),
    data: words('Analityk danych; Data Scientist; Inżynierka danych; Starszy analityk danych'),
    design: words('Grafik komputerowy; Projektantka UX; UI Designer; Senior Product Designer'),
    marketing: words(
      'Specjalista ds. marketingu; Kierownik sprzedaży; Specjalistka SEO; Przedstawiciel handlowy ds. sprzedaży; Menedżer marketingu',
    ),
    product: words('Product Owner; Kierownik projektu; Menedżerka produktu; Kierownik produktu'),
    care: words('Pielęgniarka; Nauczyciel matematyki; Fizjoterapeuta; Farmaceutka; Ratownik medyczny; Opiekunka'),
    finance: words(
      'Księgowa; Główny księgowy; Specjalistka ds. kadr i płac; Asystentka zarządu; Audytor; Doradca podatkowy',
    ),
    build: words('Inżynier budowy; Elektryk; Majster budowy; Konstruktor; Monter; Projektant instalacji'),
  },
  firms: words(
    'Bursztyn Sp. z o.o.; Szpital Miejski w Zalesiu; Grupa Wawel Data; Politechnika Nadmorska; Zielony Młyn; Kancelaria Nowicki i Wspólnicy; Urząd Gminy Lipowo; Chmura S.A.; Drukarnia Orzeł; Logistyka Północ; Studio Kreska; Apteka pod Lwem; Szkoła Podstawowa nr 7; Mostostal Beskid',
  ),
  deeds: words(
    'Skrócenie czasu przetwarzania z # godzin do # minut dzięki @; Kierowanie zespołem # osób; Wdrożenie @ i przeszkolenie # współpracowników; Zwiększenie sprzedaży o %; Zmniejszenie kosztów o % w ciągu roku; Obsługa #0 stałych klientów; Przygotowywanie dokumentacji technicznej; Odpowiedzialność za budżet #00 000 zł; Współpraca z dostawcami z czterech krajów; Organizacja corocznych targów (#00 gości); Prowadzenie szkoleń wewnętrznych',
  ),
  opening: words(
    'Sumienny pracownik z # latami doświadczenia, który lubi trudne zadania i proste odpowiedzi; Spokojna w kryzysie i dokładna na co dzień; Po # latach w rozwijających się firmach szukam miejsca, w którym liczy się jakość',
  ),
  schools: words('Politechnika Nadmorska; Uniwersytet Zaleski; Technikum nr 3 w Lipowie'),
  degrees: words('inż. Informatyka; mgr Zarządzanie; licencjat Pielęgniarstwo; Technik budownictwa'),
  speaks: words('polski (ojczysty); angielski (C1); niemiecki (B1)'),
  soft: words('Komunikatywność; Praca w zespole; Kreatywność; Dokładność'),
  clause:
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.',
}

const dutch: Language = {
  key: 'nl',
  first: words('Sjoerd; Marloes; Daan; Fleur; Joost; Annelies; Ruben; Femke; Bas; Yara'),
  last: words('van den Berg; Hoekstra; de Vries; Zijlstra; ter Horst; van Dijk; Wiersma; Bakker; El Amrani; Kuipers'),
  cities: words('Zwolle; Breda; Groningen; Tilburg; Haarlem; Arnhem; Leiden'),
  country: 'Nederland',
  phones: words('06 1234 ####; +31 6 1234 ####; 06-1234####; +31 (0)38 123 ####'),
  months: words('januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december'),
  shortMonths: words('jan; feb; mrt; apr; mei; jun; jul; aug; sep; okt; nov; dec'),
  now: words('heden; nu; Heden; heden'),
  since: 'sinds',
  to: 'tot',
  headings: {
    summary: words('Profiel; Over mij; Samenvatting; Persoonlijk profiel'),
    experience: words('Werkervaring; Ervaring; Loopbaan; Relevante werkervaring'),
    education: words('Opleiding; Opleidingen; Opleiding en cursussen'),
    skills: words('Vaardigheden; Competenties; Technische vaardigheden; Kennis en vaardigheden'),
    languages: words('Talen; Talenkennis'),
    contact: words('Contact; Persoonlijke gegevens; Contactgegevens'),
    projects: words('Projecten'),
    volunteering: words('Vrijwilligerswerk'),
    certificates: words('Certificaten; Cursussen'),
    other: words("Hobby's; Interesses; Referenties"),
  },
  labels: {
    phone: words('Telefoon; Tel; Mobiel'),
    email: words('E-mail; E-mailadres'),
    address: words('Adres; Woonplaats'),
    born: 'Geboortedatum: 3 juni 1989',
  },
  titles: {
    code: words(
      'Softwareontwikkelaar; Senior backend developer; Systeembeheerder; Full-stack ontwikkelaar; DevOps engineer; Applicatiebeheerder; Tester',
    ),
    data: words('Data-analist; Data scientist; Senior data engineer'),
    design: words('UX-designer; Grafisch vormgever design; Interaction designer UI'),
    marketing: words('Marketingmedewerker; Online marketeer marketing; Accountmanager sales; Contentmarketeer content'),
    product: words('Product owner; Productmanager product; Projectmanager; Productmanager'),
    care: words(
      'Verpleegkundige; Leerkracht basisonderwijs; Fysiotherapeut; Apothekersassistent; Maatschappelijk werker',
    ),
    finance: words(
      'Boekhouder; Financieel controller; Salarisadministrateur; Directiesecretaresse; HR-adviseur; Belastingadviseur',
    ),
    build: words('Civiel ingenieur; Uitvoerder; Elektricien; Werkvoorbereider; Constructeur; Monteur'),
  },
  firms: words(
    'Gemeente Oostveld; Van der Linden Transport B.V.; Zorggroep De Linde; Waterschap Noordkop; Blauwdruk; Bureau Helder; Technische Hogeschool Veluwe; Molen & Zonen; Bank van Westland; Datastroom N.V.; De Groene Kas; Basisschool De Vlieger; Kaap Software; Brouwerij Hop',
  ),
  deeds: words(
    'De verwerkingstijd teruggebracht van # uur naar # minuten met @; Leiding gegeven aan een team van # mensen; @ ingevoerd en # collega’s opgeleid; De omzet met % verhoogd; De kosten met % verlaagd; Beheer van #0 vaste klanten; Opstellen van technische documentatie; Verantwoordelijk voor een budget van € #00.000; Samenwerking met leveranciers in vier landen; Organisatie van de jaarlijkse open dag (#00 bezoekers)',
  ),
  opening: words(
    'Betrouwbare collega met # jaar ervaring die houdt van moeilijke vraagstukken en eenvoudige antwoorden; Rustig in een crisis en grondig in het dagelijks werk; Na # jaar bij groeiende bedrijven zoek ik een plek waar kwaliteit telt',
  ),
  schools: words('Technische Hogeschool Veluwe; Universiteit van Oostveld; ROC Noordkop'),
  degrees: words('BSc Informatica; HBO Verpleegkunde; MBO Administratie; MSc Communicatie'),
  speaks: words('Nederlands (moedertaal); Engels (vloeiend); Duits (B1)'),
  soft: words('Samenwerken; Communicatief; Creatief; Zelfstandig'),
}

export const languages = [british, american, german, french, spanish, portuguese, polish, dutch]

/** What people of a family list among their skills. */
export const stacks: Record<Family, string[]> = {
  code: words(
    'TypeScript; JavaScript; Java; Python; C#; Go; Kotlin; PHP; React; Angular; Vue.js; Node.js; Spring Boot; .NET Core; Django; Laravel; PostgreSQL; MySQL; MongoDB; Redis; Kafka; RabbitMQ; Docker; Kubernetes; Terraform; AWS; Azure; GitLab CI; Jenkins; GraphQL; REST; Linux; Git; Jira; HTML; CSS; C++; Swift; Elasticsearch; Grafana',
  ),
  data: words(
    'Python; R; SQL; Pandas; scikit-learn; TensorFlow; PyTorch; Power BI; Tableau; Looker; Airflow; dbt; Snowflake; BigQuery; Spark; Excel; Jupyter; Databricks; Statistics; A/B Testing',
  ),
  design: words(
    'Figma; Sketch; Adobe XD; Photoshop; Illustrator; InDesign; After Effects; Miro; Prototyping; Wireframing; Webflow; Blender; Typography; HTML; CSS; Design Systems',
  ),
  marketing: words(
    'Google Analytics; Google Ads; SEO; SEM; HubSpot; Mailchimp; Salesforce; Hootsuite; WordPress; Canva; CRM; Copywriting; Excel; PowerPoint; Semrush; Google Tag Manager',
  ),
  product: words(
    'Jira; Confluence; Scrum; Kanban; Miro; SQL; Figma; Amplitude; Mixpanel; Excel; Notion; A/B Testing; Agile; Trello; Asana',
  ),
  care: words('Excel; Word; Outlook; SAP; PowerPoint; Microsoft Office'),
  finance: words('Excel; SAP; DATEV; QuickBooks; Power BI; Word; Outlook; PowerPoint; Oracle; SQL; Xero; Sage'),
  build: words('AutoCAD; Revit; SolidWorks; MS Project; Excel; SketchUp; Tekla; Civil 3D; CATIA; ArcGIS'),
}

export const areaOfFamily: Record<Family, string> = {
  code: 'TECH',
  data: 'DATA',
  design: 'DESIGN',
  marketing: 'MARKETING',
  product: 'PRODUCT',
  care: 'OTHER',
  finance: 'OTHER',
  build: 'OTHER',
}

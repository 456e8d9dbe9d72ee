import { stemsOf } from './words.ts'

/** Stems of the words that stand in every job description and every resume, and so tell nobody from anybody. */
export const commonWords = new Set(
  stemsOf(`
a about above accordance according achieve across act active activities actively add additional address advantage after
again all allow along also always am ambition ambitious an and annual another any applicant applicants application apply
appropriate approach are area areas around as ask aspects assigned assist at attitude attractive available award away
background base based basis be because been before being believe benefit benefits best better between both bonus bring
broad build building business but by call can candidate candidates capable career cases challenge challenging change
check city clear clearly client clients close closely collaborate collaborative come commercial committed communicate
communication communications community companies company competent competitive complete complex comprehensive conduct
confidence confident consider consist contact continue continuous contract contribute coordinate country create culture
current currently customer customers cv daily date day days deadline deadlines deal decision dedicated deliver delivery
demonstrate department description desire detail detailed details determine develop development different direct discuss
diverse do does duties during dynamic each eager education effective effectively efficient email employee employees
employer employment enable end energy engage english enhance enjoy ensure ensuring entire environment equal equivalent
essential etc every excellent exciting existing expect experience experienced expert expertise explore exposure external
fast fit flexible focus follow following for forward friendly from full further future gain general get give given go goal
goals good great group grow growing growth hand hands have having health hear help high highly his hold home hour hours how
however i ideal ideally identify if immediate impact implement implementation important improve improvement in include
included includes including increase individual industry information initiative innovative inside interest interested
interpersonal into involve involved is issue issues it its job join junior keep key knowledge large latest lead leader
leading learn learning least level life like line local location london long look looking made main maintain maintenance
make making manage management manager managing many market may me meet meeting meetings member members methods mind minimum
mission monitor month months more most motivated multiple must my name national need needs new next nice no not now number
of off offer offered offers office on one ongoing only open opportunities opportunity or order organisation organization
original other others our out outstanding over overall own package part participate partner partners passion passionate
pay people per perform performance period permanent person personal phone place plan planning plans please plus point
position positive possible post posted practice practices prefer preferred prepare present previous primary prior problem
problems procedures process processes produce professional professionals proficiency proficient profile program progress
project projects promote proven provide provided provides providing purpose qualification qualifications qualified quality
quickly range recruit recruiting recruitment reference regular related relationship relationships relevant remote report
reporting reports request require required requirement requirements requires research resource resources respond
responsibilities responsibility responsible result results review role run salary same schedule search seek seeking seeks
select self send senior sense service services set several shall share should show similar since site skill skilled skills
small so solid solution solutions solve some specific staff stakeholders standard standards start state status stay still
strategic strategy strong structure study successful such suitable summary support sure system systems take task tasks team
teams tech technical term terms than that the their them then there these they this those through throughout time to
together tool tools top track training travel true type under understand understanding unique up upon us use used user
users using valid value values variety various via very want was way we week weekly well were what when where which while
who whole why wide will willing with within without work worked worker working works world would write writing written year
years you your excellence ability able ensure candidate's hours today january february march april may june july august
september october november december ltd limited pvt inc llc private india uk united kingdom london usa degree bachelor
master university college graduate
`),
)

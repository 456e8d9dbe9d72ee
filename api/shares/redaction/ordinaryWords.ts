/*
 * Names that are words of a language, too. Alone and in the wrong place they are taken for the word; see
 * docs/decisions/004.
 */

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Written in lower case when they are no name. */
export const ORDINARY_WORDS = words(`
  angel archer art ball band bank banks barber battle bean bell best bill bird bishop black blue bond book booth bow box
  boy brand bright brook brooks brown bull burn bush butler can case cash castle chance chase church clay close coach
  cole cook core cotton court cross curry dancer day dean dear dell design diamond do draper drew duke early east fair
  faith farmer field fields fine finch fish fisher flood flowers foot ford forest forward foster fox frank free french
  frost gardener garland gates glass gold golden good grace grant gray green grey grove guy hall hand handy hard hardy
  harper hart head heart herd hill hills hood hook hope house hunt hunter in is jack job jolly joy judge just key king
  knight lake lamb lane large law laws lead leader light lily link little lock long lord love low luck major man mark
  marks marsh mason masters mercy merit miles mill mills mine moody moon more moss nail near new newman night noble no
  north nurse oak of old olive on orange page pages painter park parks parson patience peace pearl peck penny piper plant
  point pole pond poole pope porter pot potter pound power powers price pride prince prior pure quick quill race ray read
  reader real reed rich ring rise rivers roach robin rock roman rose rough round rush rye sage sales sand sands savage
  say sea seal self sell shade sharp shepherd shield ship shore short silver singer skill skinner small smart snow so
  song south spark sparks speed spring stack star stark state steel still stock stone storm story strange street strong
  style sue summer summers sun sweet swift sword tailor temple test thorn tiger to tower town train travel tree true
  turner van vance vine violet wade wall walls ward ware warm warren washer waters way weaver web week weeks well wells
  west wheat white wild will wills wind winter wise wolf wood woods word work works worth wren yard york young
  admin analyst consultant contact designer developer director engineer founder freelancer hello hiring info jobs mail
  manager me office product recruiter resume support talent team the
  am an auf berg gross gut haus herr jung klein koch kurz lang mai schwarz sommer weiss
  belle blanc bon bonne fort grand le la mar paz sol luz costa
  january february march april may june july august september october november december
`)

/** After 'in', or before a figure, it is the month and not the person. */
export const MONTHS = words('january february march april may june july august september october november december mai')

/** Written with a capital anyway: places and tools. */
export const PROPER_WORDS = words(`
  angular apache argo azure cassandra chef crystal dart django docker druid elm flask flink hadoop hudson jenkins jira
  jasmine java julia kafka kotlin lambda maven mercury mongo next oracle pascal perl postman puppet python rails react
  ruby rust sass scala selenium shell snowflake spark storm swift travis tableau unity vue windows
  austin berlin boston bremen bristol brooklyn cairo cambridge carolina china cleveland dallas denver dublin essen
  florence france germany hamburg hamilton holland houston india ireland israel italy jordan kent kiel lisbon london lyon
  madison madrid memphis milan munich oxford paris phoenix roma rome sofia spain stanford sydney valencia vienna
  washington wales wellington windsor york zurich
`)

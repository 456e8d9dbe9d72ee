import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { TOKEN_SCOPES } from '../../../api/scopes/bundles.ts'
import { type TokenAct, type TokenNoun, type TokenScope, tokenNouns } from '../../../api/scopes/words.ts'
import { caption, small } from '../../components/styles.ts'

type Props = {
  chosen: readonly string[]
  /** Called with the changed scopes; missing if the scopes are only shown. */
  onChange?: (scopes: TokenScope[]) => void
}

/** The scopes of a token as a table: a row per noun, a column per action. A column's head chooses the whole column. */
export function ScopeMatrix({ chosen, onChange }: Props) {
  const styles = useStyles()
  return (
    <table aria-label="Scopes" className={styles.table}>
      <thead>
        <tr>
          <th className={styles.head}>What it opens</th>
          {acts.map(({ act, label }) => (
            <th key={act} className={styles.act}>
              {onChange ? (
                <Checkbox
                  label={label}
                  aria-label={`${label} everything`}
                  checked={shareOf(chosen, act)}
                  onChange={(_, { checked }) => onChange(toggledAll(chosen, act, checked === true))}
                />
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nounsFor(chosen, onChange !== undefined).map(noun => (
          <tr key={noun} className={styles.row}>
            <th scope="row" className={styles.noun}>
              {tokenNouns[noun].label}
              <span className={styles.about}>{tokenNouns[noun].about}</span>
            </th>
            {acts.map(({ act, label }) => (
              <td key={act} className={styles.act}>
                {actsOf(noun).includes(act) &&
                  (onChange ? (
                    <Checkbox
                      aria-label={`${label} ${tokenNouns[noun].label}`}
                      checked={chosen.includes(`${noun}:${act}`)}
                      onChange={() => onChange(toggled(chosen, `${noun}:${act}`))}
                    />
                  ) : (
                    chosen.includes(`${noun}:${act}`) && 'Yes'
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const acts = [
  { act: 'read', label: 'Read' },
  { act: 'write', label: 'Write' },
] as const

function shareOf(chosen: readonly string[], act: TokenAct): boolean | 'mixed' {
  const all = toggledAll([], act, true).filter(scope => scope.endsWith(act))
  const held = all.filter(scope => chosen.includes(scope)).length
  return held === all.length || (held > 0 && 'mixed')
}

const nouns = Object.keys(tokenNouns) as TokenNoun[]

/** The actions on a noun that a scope can grant. */
const actsOf = (noun: TokenNoun): readonly TokenAct[] => tokenNouns[noun].acts

/** The nouns to show: all nouns, or only nouns with a chosen scope. */
const nounsFor = (chosen: readonly string[], all: boolean) =>
  nouns.filter(noun => all || actsOf(noun).some(act => chosen.includes(`${noun}:${act}`)))

/** Adds or removes a scope. Writing includes reading: adding `write` adds `read`, removing `read` removes `write`. */
function toggled(chosen: readonly string[], scope: TokenScope): TokenScope[] {
  const [noun] = scope.split(':') as [TokenNoun]
  const isHeld = chosen.includes(scope)
  const goes = isHeld ? (scope.endsWith(':read') ? [scope, `${noun}:write`] : [scope]) : []
  const comes = isHeld ? [] : [scope, `${noun}:read`]
  return inOrder([...chosen, ...comes].filter(each => !goes.includes(each)))
}

/** Adds or removes the scopes with this action for all nouns. */
function toggledAll(chosen: readonly string[], act: TokenAct, isOn: boolean): TokenScope[] {
  const goes: readonly string[] = isOn ? [] : act === 'read' ? ['read', 'write'] : ['write']
  const comes: readonly string[] = !isOn ? [] : act === 'write' ? ['read', 'write'] : ['read']
  const isAmong = (acts: readonly string[], scope: string) => acts.some(each => scope.endsWith(`:${each}`))
  return TOKEN_SCOPES.filter(scope => (chosen.includes(scope) || isAmong(comes, scope)) && !isAmong(goes, scope))
}

const inOrder = (scopes: readonly string[]) => TOKEN_SCOPES.filter(scope => scopes.includes(scope))

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  head: { ...caption, padding: 0, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  row: { '> *': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  noun: { padding: `${tokens.spacingVerticalXS} 0`, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  about: { ...small, display: 'block', color: tokens.colorNeutralForeground3 },
  act: { width: '72px', fontWeight: tokens.fontWeightRegular, textAlign: 'start', whiteSpace: 'nowrap' },
})

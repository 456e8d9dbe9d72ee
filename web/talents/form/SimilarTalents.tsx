import { makeStyles, tokens } from '@fluentui/react-components'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import type { SimilarTalent } from './useSimilarTalents.ts'

/** Talents that may be the same person, each with a link that opens beside the form. */
export function SimilarTalents({ talents }: { talents: readonly SimilarTalent[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {talents.map(({ databaseId, name, role, email, phone, linkedinUrl }) => (
        <li key={databaseId} className={styles.talent}>
          <ExternalLink href={`/talent/${databaseId}`}>{name}</ExternalLink>
          <span className={styles.quiet}>{[role, email ?? phone ?? linkedinUrl].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  talent: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { PersonAvatar } from '../components/PersonAvatar.tsx'

type Props = { talent: string; deal: string; company: string | null | undefined }

/** Whose billing is about to change: the candidate, and below them the deal and its company. */
export function BilledFor({ talent, deal, company }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PersonAvatar name={talent} size={40} />
      <div className={styles.words}>
        <bdi className={styles.talent}>{talent}</bdi>
        <span className={styles.deal}>
          <bdi>{deal}</bdi>
          {company && (
            <>
              {' at '}
              <bdi>{company}</bdi>
            </>
          )}
        </span>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  talent: { fontWeight: tokens.fontWeightSemibold },
  deal: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

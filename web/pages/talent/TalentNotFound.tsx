import { makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { ButtonLink } from '../../app/links.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'

/** A number that is nobody's, or no longer. */
export function TalentNotFound() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PageTitle>Talent not found</PageTitle>
      <Title3 as="h1" className={styles.title}>
        This talent is not here
      </Title3>
      <Text className={styles.text}>The profile may have been deleted, or the link may be mistyped.</Text>
      <div className={styles.way}>
        <ButtonLink to="/" appearance="primary">
          Back to Talents
        </ButtonLink>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '72ch',
    paddingBlock: '15vh 0',
    paddingInline: tokens.spacingHorizontalXXL,
    marginInline: 'auto',
  },
  title: { margin: 0 },
  text: { color: tokens.colorNeutralForeground3 },
  way: { paddingBlockStart: tokens.spacingVerticalL },
})

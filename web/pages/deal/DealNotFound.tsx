import { makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { ButtonLink } from '../../app/links.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'

/** A number that is no deal's, or no longer. */
export function DealNotFound() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PageTitle>Deal not found</PageTitle>
      <Title3 as="h1" className={styles.title}>
        Deal not found
      </Title3>
      <Text className={styles.text}>
        The deal you're looking for doesn't exist or you don't have permission to view it.
      </Text>
      <div className={styles.way}>
        <ButtonLink to="/deals" appearance="primary">
          Back to Deals
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

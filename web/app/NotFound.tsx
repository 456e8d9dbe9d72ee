import { makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { useLocation } from 'react-router-dom'
import { Arrived } from './Arrived.tsx'
import { ButtonLink } from './links.tsx'
import { PageTitle } from './PageTitle.tsx'

/** Any path that leads nowhere, in the frame. */
export function NotFound() {
  const styles = useStyles()
  const { pathname } = useLocation()
  return (
    <div className={styles.root}>
      <PageTitle>404 Page Not Found</PageTitle>
      <Title3 as="h1" className={styles.title}>
        404 Page Not Found
      </Title3>
      <Text className={styles.text}>Did you forget to add the page to the router?</Text>
      <div className={styles.way}>
        <ButtonLink to="/" appearance="primary">
          Back to the start
        </ButtonLink>
      </div>
      <Arrived key={pathname} />
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

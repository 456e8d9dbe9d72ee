import { makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { type To, useLocation } from 'react-router-dom'
import { column } from '../components/styles.ts'
import { Arrived } from './Arrived.tsx'
import { useLastAddress } from './lastAddress.ts'
import { ButtonLink } from './links.tsx'
import { PageTitle } from './PageTitle.tsx'

/** The page for an unknown path. */
export function NotFound() {
  const { pathname } = useLocation()
  return (
    <>
      <Missing
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        back={{ to: '/', label: 'Back to the start' }}
      />
      <Arrived key={pathname} />
    </>
  )
}

type Props<Path> = { title: string; text: string; back: { to: Path; label: string } }

/** The page for a record that does not exist or was deleted. `back` is the path of the record's list. */
export function RecordNotFound({ back, ...words }: Props<string>) {
  return <Missing {...words} back={{ ...back, to: useLastAddress(back.to) }} />
}

function Missing({ title, text, back }: Props<To>) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PageTitle>{title}</PageTitle>
      <Title3 as="h1" className={styles.title}>
        {title}
      </Title3>
      <Text className={styles.text}>{text}</Text>
      <div className={styles.way}>
        <ButtonLink to={back.to} appearance="primary">
          {back.label}
        </ButtonLink>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
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

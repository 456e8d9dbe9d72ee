import { Link as FileLink, makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { Link } from '../app/links.tsx'
import { column, useReading } from '../components/styles.ts'
import { CallEntry } from './CallEntry.tsx'
import { Entries } from './Entries.tsx'
import type { RestReference } from './openapi.ts'

type Props = { rest: Promise<RestReference>; chosen: string; name: string }

/** The REST calls by their groups. */
export function RestDoor({ rest, chosen, name }: Props) {
  const { tags, calls, schemas } = use(rest)
  const call = calls.find(({ operationId }) => operationId === chosen)
  const groups = tags.map(tag => ({
    name: tag.name,
    entries: calls
      .filter(({ tags: [first] }) => first === tag.name)
      .map(({ operationId: id, summary: label, method, path }) => ({ id, label, detail: `${method} ${path}` })),
  }))
  return (
    <Entries label="REST calls" groups={groups} chosen={chosen}>
      {call ? (
        <CallEntry key={chosen} call={call} schemas={schemas} name={name} />
      ) : (
        <About isUnknown={chosen !== ''} />
      )}
    </Entries>
  )
}

function About({ isUnknown }: { isUnknown: boolean }) {
  const styles = useStyles()
  const reading = useReading()
  return (
    <div className={styles.about}>
      {isUnknown && <p role="alert">There is no call of this name. Choose one in the list.</p>}
      <p className={reading.text}>
        Every REST call, with what it takes and answers. Your programs send a token, which you make in{' '}
        <Link to="/users">User Management</Link>; here, calls are sent in your own session.
      </p>
      <p className={reading.text}>
        The same as a file for generators: <FileLink href="/api/openapi.json">openapi.json</FileLink>. Each call names
        the GraphQL field that does the same; write documents of your own in <Link to="/graphiql">GraphiQL</Link>.
      </p>
    </div>
  )
}

const useStyles = makeStyles({
  about: { ...column, gap: tokens.spacingVerticalM, '& p': { margin: 0 } },
})

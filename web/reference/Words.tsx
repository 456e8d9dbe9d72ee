import { makeStyles } from '@fluentui/react-components'
import { Link } from '../app/links.tsx'
import { code } from '../components/styles.ts'

/** A description: what stands in backticks is code, and the name of a GraphQL field leads to it. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    if (!/^(?:Query|Mutation|Subscription)\.\w+$/.test(part)) return <Code key={part}>{part}</Code>
    return (
      <Link key={part} to={{ hash: part }}>
        {part}
      </Link>
    )
  })
}

/** A name or a value as a program writes it. */
export function Code({ children }: { children: string }) {
  return <code className={useStyles().code}>{children}</code>
}

const useStyles = makeStyles({ code })

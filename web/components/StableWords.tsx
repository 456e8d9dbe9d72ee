import { makeStyles, mergeClasses } from '@fluentui/react-components'

type Props = {
  said: string
  /** All that may ever be said here: the longest of them makes the width. */
  all: readonly string[]
}

/** Words that change in place, as on a button that copies, without moving what stands beside them. */
export function StableWords({ said, all }: Props) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      {all.map(words => (
        <span
          key={words}
          aria-hidden={words !== said}
          className={mergeClasses(styles.words, words !== said && styles.unsaid)}
        >
          {words}
        </span>
      ))}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-grid' },
  words: { gridArea: '1 / 1', textAlign: 'start' },
  unsaid: { visibility: 'hidden' },
})

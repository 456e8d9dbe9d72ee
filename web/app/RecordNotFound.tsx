import { makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { useLastAddress } from './lastAddress.ts'
import { ButtonLink } from './links.tsx'
import { PageTitle } from './PageTitle.tsx'

type Props = {
  title: string
  text: string
  /** Where its like are listed. */
  back: { to: string; label: string }
}

/** In place of a record's page: the number in the address is no record's, or no longer. */
export function RecordNotFound({ title, text, back }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PageTitle>{title}</PageTitle>
      <Title3 as="h1" className={styles.title}>
        {title}
      </Title3>
      <Text className={styles.text}>{text}</Text>
      <div className={styles.way}>
        <ButtonLink to={useLastAddress(back.to)} appearance="primary">
          {back.label}
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

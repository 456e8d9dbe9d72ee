import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { Separator } from '../../api/csv/words.ts'
import { ButtonMenu } from './RecordMenu.tsx'
import { tableAddress, useSeparator } from './separator.ts'

type Props = {
  href: string
  /** The name of the table, if the page has several tables; then the buttons are small. */
  of?: string
}

/** Buttons that download a table as an Excel file, or as CSV with a separator that this browser remembers. */
export function TableDownloads({ href, of }: Props) {
  const [separator, choose] = useSeparator()
  const look = of ? ({ size: 'small', appearance: 'subtle' } as const) : {}
  const labelled = (format: string) => (of ? { 'aria-label': `Download ${format}, ${of}` } : {})
  const styles = useStyles()
  const which = of ? `, ${of}` : ''
  return (
    <>
      <Button
        {...look}
        {...labelled('Excel')}
        as="a"
        href={tableAddress(href, { format: 'xlsx' })}
        download
        icon={<ArrowDownloadRegular />}
      >
        {of ? 'Excel' : 'Download Excel'}
      </Button>
      <Button
        {...look}
        {...labelled('CSV')}
        as="a"
        href={tableAddress(href, { separator })}
        download
        icon={<ArrowDownloadRegular />}
      >
        {of ? 'CSV' : 'Download CSV'}
      </Button>
      <ButtonMenu
        trigger={
          <Button
            {...look}
            className={styles.separator}
            icon={<ChevronDown16Regular />}
            aria-label={`Separator of CSV: ${words[separator].toLowerCase()}${which}`}
          />
        }
        items={{
          one: Object.entries(words).map(([value, label]) => ({ value, label })),
          chosen: separator,
          onChoose: (value: string) => choose(value as Separator),
        }}
      />
    </>
  )
}

const useStyles = makeStyles({ separator: { flexShrink: 0, minWidth: '32px' } })

const words: Record<Separator, string> = { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' }

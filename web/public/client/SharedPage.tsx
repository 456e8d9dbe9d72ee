import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, use } from 'react'
import { BrandName } from '../../app/PageTitle.tsx'
import { column, phone } from '../../components/styles.ts'
import { About } from './profile/About.tsx'
import { ProfileLevel } from './profile/Section.tsx'

type Props = {
  count: number
  letter: ReactNode
  children: ReactNode
}

/** The page of a share, for clients and in the staff's preview: the letter, the profiles, and notes for the client. */
export function SharedPage({ count, letter, children }: Props) {
  const styles = useStyles()
  const brand = use(BrandName)
  const isOne = count === 1
  return (
    <div className={styles.root}>
      {letter}
      <ProfileLevel value={isOne ? 1 : 2}>{children}</ProfileLevel>
      <About>
        {isOne ? 'This is a limited profile.' : 'These are limited profiles.'} For more details, answer here or contact
        your {brand} representative.
      </About>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    // The width of this element, not of the window, decides whether answers are beside the profiles.
    containerType: 'inline-size',
    gap: tokens.spacingVerticalXXL,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    '& > aside': { marginBlockStart: 0 },
    [phone]: { gap: 0 },
  },
})

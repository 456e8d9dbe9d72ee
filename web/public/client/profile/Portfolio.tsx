import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { column } from '../../../components/styles.ts'
import { indexed } from './parts.ts'
import { Section } from './Section.tsx'
import { LeftOut, Text, useIsShown } from './Text.tsx'

/** The portfolio: its links, which send no referrer, and below the links its other parts. */
export function Portfolio({ addresses, children }: { addresses: readonly string[]; children?: ReactNode }) {
  const styles = useStyles()
  const isShown = useIsShown()
  if (!isShown('portfolioUrls', addresses) && !children) return null
  return (
    <Section title="Portfolio">
      <div className={styles.root}>
        {indexed(addresses).map(({ index, item }) => (
          <ExternalLink key={index} href={item} className={styles.link}>
            <Text path={`portfolioUrls.${index}`} value={item}>
              {item.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
            </Text>
          </ExternalLink>
        ))}
        <LeftOut path="portfolioUrls" />
        {children}
      </div>
    </Section>
  )
}

const useStyles = makeStyles({
  root: { ...column, alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  link: { maxWidth: '100%', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
})

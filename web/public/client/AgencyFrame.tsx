import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import type { AgencyFrame_agency$key } from '../../__generated__/AgencyFrame_agency.graphql.ts'
import { BrandName } from '../../app/PageTitle.tsx'
import { darkTheme, lightTheme } from '../../app/theme.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { useDark } from '../../components/media.ts'
import { print } from '../../components/styles.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import { accent } from './accent.ts'

type Props = Pick<ComponentProps<typeof PublicFrame>, 'width'> & {
  agency: AgencyFrame_agency$key
  /** The frame to use; for a preview inside a page, `FrameSample`. */
  Frame?: typeof PublicFrame
  children: ReactNode
}

/** The frame of a public page with the agency's name, logo, colour and footer. */
export function AgencyFrame({ agency: key, width, Frame = PublicFrame, children }: Props) {
  const { name, logoUrl, color, footer } = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <AgencyColors color={color}>
      <BrandName value={name}>
        <Frame
          mark={<AgencyLogo url={logoUrl} />}
          footer={footer && <p className={styles.footer}>{footer}</p>}
          width={width}
        >
          {children}
        </Frame>
      </BrandName>
    </AgencyColors>
  )
}

/** Sets the brand colour inside it: the agency's colour, adapted to the theme, or else the product's colour. */
export function AgencyColors({ color, children }: { color: string | null | undefined; children: ReactNode }) {
  const styles = useStyles()
  const isDark = useDark()
  return (
    <div
      className={styles.agencyColors}
      style={color ? accent(color, isDark ? darkTheme : lightTheme, isDark) : undefined}
    >
      {children}
    </div>
  )
}

/** The agency's logo on white, as most logos are made for a white background; without one, the product's logo. */
export function AgencyLogo({ url }: { url: string | null | undefined }) {
  const styles = useStyles()
  return url ? <img src={url} alt="" className={styles.logo} /> : <BrandMark size={28} />
}

const fragment = graphql`
  fragment AgencyFrame_agency on PublicAgency { name logoUrl color footer }
`

const useStyles = makeStyles({
  footer: { margin: `0 0 ${tokens.spacingVerticalS}`, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  agencyColors: { display: 'contents' },
  logo: {
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '40px',
    maxWidth: '160px',
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'white',
    objectFit: 'contain',
    [print]: { padding: 0 },
  },
})

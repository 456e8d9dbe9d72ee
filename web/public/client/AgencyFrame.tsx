import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import type { AgencyFrame_agency$key } from '../../__generated__/AgencyFrame_agency.graphql.ts'
import { BrandName } from '../../app/PageTitle.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import { AgencyColors } from './AgencyColors.tsx'
import { AgencyLogo } from './AgencyLogo.tsx'

type Props = Pick<ComponentProps<typeof PublicFrame>, 'width'> & {
  agency: AgencyFrame_agency$key
  /** Another frame for a sample within a page. */
  Frame?: typeof PublicFrame
  children: ReactNode
}

/** The frame of a public page under the agency's name, logo, colour and footer. */
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

const fragment = graphql`
  fragment AgencyFrame_agency on PublicAgency { name logoUrl color footer }
`

const useStyles = makeStyles({
  footer: { margin: `0 0 ${tokens.spacingVerticalS}`, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

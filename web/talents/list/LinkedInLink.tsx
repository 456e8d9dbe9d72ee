import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LinkedInLink_talent$key } from '../../__generated__/LinkedInLink_talent.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { webAddress } from '../../components/webAddress.ts'

type Props = { talent: LinkedInLink_talent$key; none?: ReactNode }

/** Leads to the talent's LinkedIn profile; `none`, a dash, where there is none that may be followed. */
export function LinkedInLink({ talent: key, none = <Dash /> }: Props) {
  const { linkedinUrl } = useFragment(fragment, key)
  if (!linkedinUrl || !webAddress(linkedinUrl)) return none
  return <ExternalLink href={linkedinUrl}>LinkedIn</ExternalLink>
}

const fragment = graphql`
  fragment LinkedInLink_talent on Talent {
    linkedinUrl
  }
`

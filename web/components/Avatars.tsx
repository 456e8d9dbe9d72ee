import { Avatar, type AvatarProps } from '@fluentui/react-components'
import { ownAddress } from './webAddress.ts'

type Size = AvatarProps['size']
type PersonProps = { name: string; pictureUrl?: string | null | undefined; size?: Size }

/**
 * A person's picture, or the initials on a colour derived from the name. Shown beside the name. A picture on another
 * site is never loaded: the other site would learn who views which person, and when.
 */
export function PersonAvatar({ name, pictureUrl, size = 28 }: PersonProps) {
  // A picture that was chosen in a form, but is not uploaded yet, has a blob URL.
  const src = pictureUrl?.startsWith('blob:') ? pictureUrl : ownAddress(pictureUrl)
  const image = src ? { image: { src, loading: 'lazy' as const } } : {}
  return <Avatar aria-hidden name={name} size={size} color="colorful" {...image} />
}

/** A company's initials on a square in a colour derived from the name. Shown beside the name. */
export function CompanyAvatar({ name, size = 28 }: { name: string; size?: Size }) {
  return <Avatar aria-hidden name={name} size={size} shape="square" color="colorful" />
}

import { Avatar, type AvatarProps } from '@fluentui/react-components'
import { webAddress } from './webAddress.ts'

type Props = { name: string; pictureUrl?: string | null | undefined; size?: AvatarProps['size'] }

/** A person's picture, or their initials on a colour that is always theirs. The name beside it says who it is. */
export function PersonAvatar({ name, pictureUrl, size = 28 }: Props) {
  // A file that was just chosen is shown from the page's own memory.
  const src = pictureUrl?.startsWith('blob:') ? pictureUrl : webAddress(pictureUrl)
  return (
    <Avatar
      aria-hidden
      name={name}
      size={size}
      color="colorful"
      {...(src ? { image: { src, loading: 'lazy' } } : {})}
    />
  )
}

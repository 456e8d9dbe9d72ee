import { Avatar, type AvatarProps } from '@fluentui/react-components'

type Props = { name: string; pictureUrl?: string | null | undefined; size?: AvatarProps['size'] }

/** A person's picture, or their initials on a colour that is always theirs. The name beside it says who it is. */
export function PersonAvatar({ name, pictureUrl, size = 28 }: Props) {
  return (
    <Avatar
      aria-hidden
      name={name}
      size={size}
      color="colorful"
      {...(pictureUrl ? { image: { src: pictureUrl, loading: 'lazy' } } : {})}
    />
  )
}

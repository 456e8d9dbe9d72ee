import { Avatar, type AvatarProps } from '@fluentui/react-components'

/** A company's initials on a square of a colour that is always its own. The name beside it says which it is. */
export function CompanyAvatar({ name, size = 28 }: { name: string; size?: AvatarProps['size'] }) {
  return <Avatar aria-hidden name={name} size={size} shape="square" color="colorful" />
}

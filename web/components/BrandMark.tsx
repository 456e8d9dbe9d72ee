import { tokens } from '@fluentui/react-components'

/** The product's logo. Hidden from screen readers, as the name is beside it. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={tokens.colorBrandBackground} />
      <path d="M8 9.5h16v3.6h-6.1V24h-3.8V13.1H8z" fill={tokens.colorNeutralForegroundOnBrand} />
    </svg>
  )
}

import { makeStyles, tokens } from '@fluentui/react-components'
import { BrandMark } from '../../components/BrandMark.tsx'
import { print } from '../../components/styles.ts'

/** The agency's logo, which stands beside its name; the product's mark without one. On white, as most logos are drawn for it. */
export function AgencyLogo({ url }: { url: string | null | undefined }) {
  const styles = useStyles()
  return url ? <img src={url} alt="" className={styles.logo} /> : <BrandMark size={28} />
}

const useStyles = makeStyles({
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

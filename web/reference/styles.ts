import { makeStyles, tokens } from '@fluentui/react-components'
import { small } from '../components/styles.ts'

/** A name or a value as a program writes it. */
export const code = { ...small, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' } as const

export const useCodeStyles = makeStyles({ code })

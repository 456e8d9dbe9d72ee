import { expect, test } from 'vitest'
import { darkTheme, lightTheme } from '../../app/theme.ts'
import { accent, contrastOf } from './accent.ts'

const colors = ['#0f6384', '#ffffff', '#000000', '#ffe600', '#ff0000', '#00ff00', '#0000ff', '#777777', '#15191c']

for (const [name, theme] of Object.entries({ light: lightTheme, dark: darkTheme })) {
  test(`text and buttons in any agency's colour are readable in the ${name} theme`, () => {
    for (const color of colors) {
      const variables = accent(color, theme, name === 'dark')
      const value = (part: string) => variables[`--color${part}`] ?? ''
      for (const ground of [1, 2, 3] as const) {
        const on = theme[`colorNeutralBackground${ground}`]
        expect(contrastOf(value('BrandForeground1'), on)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastOf(value('BrandForeground2'), value('BrandBackground2'))).toBeGreaterThanOrEqual(4.5)
      for (const state of ['', 'Hover', 'Pressed']) {
        const fill = value(`BrandBackground${state}`)
        expect(contrastOf(value('NeutralForegroundOnBrand'), fill)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastOf(value('BrandBackground'), theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(3)
    }
  })
}

test('a readable colour is used unchanged, and an invalid colour is ignored', () => {
  expect(accent('#0F6384', lightTheme, false)['--colorBrandBackground']).toBe('#0f6384')
  expect(accent('red; background: url(//evil.example)', lightTheme, false)).toEqual({})
})

import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/tokens'

/** The light theme. Colours are defined in this file only; styles use Fluent's `tokens`, or `tones` for labels. */
export const lightTheme: Theme & ToneTheme = {
  ...createLightTheme(brand()),
  ...shared(),
  colorNeutralForeground1: '#15191c',
  colorNeutralForeground2: '#3c4247',
  colorNeutralForeground3: '#5b6268',
  colorNeutralForeground4: '#686f75',
  colorNeutralBackground2: '#f8fafb',
  colorNeutralBackground2Hover: '#eff2f4',
  colorNeutralBackground3: '#f3f6f7',
  colorNeutralBackground4: '#eff2f4',
  colorNeutralBackground1Hover: '#f4f7f9',
  colorNeutralBackground1Pressed: '#e4e7e8',
  colorNeutralBackground1Selected: '#eaedef',
  colorSubtleBackgroundHover: '#eff2f4',
  colorSubtleBackgroundPressed: '#e4e7e8',
  colorSubtleBackgroundSelected: '#e8edf0',
  colorNeutralStroke1: '#d3d8dc',
  colorNeutralStroke2: '#e1e5e8',
  colorNeutralStrokeAccessible: '#858d94',
  colorNeutralStroke3: '#ebeef0',
  colorNeutralStencil1: '#e6eaed',
  colorNeutralStencil2: '#f3f5f6',
  toneGreyBackground: '#ebedef',
  toneGreyForeground: '#484e55',
  toneBlueBackground: '#deefff',
  toneBlueForeground: '#045181',
  tonePurpleBackground: '#f0e8ff',
  tonePurpleForeground: '#573b82',
  toneGreenBackground: '#dff3e5',
  toneGreenForeground: '#015d33',
  toneRedBackground: '#ffe5e3',
  toneRedForeground: '#802d2f',
  toneAmberBackground: '#f9ebd8',
  toneAmberForeground: '#6d4300',
  toneTealBackground: '#ddf2f1',
  toneTealForeground: '#005a5b',
}

/** The same tokens for the dark theme. */
export const darkTheme: Theme & ToneTheme = {
  ...createDarkTheme(brand()),
  ...shared(),
  colorNeutralForeground1: '#eef2f5',
  colorNeutralForeground2: '#ccd2d7',
  colorNeutralForeground3: '#a4abb1',
  colorNeutralForeground4: '#949ba1',
  colorNeutralBackground1: '#15191c',
  colorNeutralBackground1Hover: '#1d2226',
  colorNeutralBackground1Pressed: '#111517',
  colorNeutralBackground1Selected: '#23282c',
  colorNeutralBackground2: '#101416',
  colorNeutralBackground2Hover: '#1d2226',
  colorNeutralBackground3: '#1b2023',
  colorNeutralBackground4: '#1f2428',
  colorNeutralBackground6: '#262b2f',
  colorNeutralCardBackground: '#1b2023',
  colorSubtleBackgroundHover: '#20262a',
  colorSubtleBackgroundPressed: '#191e21',
  colorSubtleBackgroundSelected: '#242a2f',
  colorNeutralStroke1: '#3b4247',
  colorNeutralStroke1Hover: '#4b5359',
  colorNeutralStroke2: '#2a3034',
  colorNeutralStrokeAccessible: '#757d84',
  colorNeutralStroke3: '#22282b',
  colorNeutralStencil1: '#252b2f',
  colorNeutralStencil2: '#1b2023',
  colorBrandForeground1: '#65accb',
  colorBrandForegroundLink: '#80beda',
  toneGreyBackground: '#2b2e31',
  toneGreyForeground: '#d0d5da',
  toneBlueBackground: '#173045',
  toneBlueForeground: '#b0dafe',
  tonePurpleBackground: '#322745',
  tonePurpleForeground: '#dbcaff',
  toneGreenBackground: '#173523',
  toneGreenForeground: '#b2e2c1',
  toneRedBackground: '#462221',
  toneRedForeground: '#ffc1be',
  toneAmberBackground: '#3c2a0e',
  toneAmberForeground: '#efcfa3',
  toneTealBackground: '#133434',
  toneTealForeground: '#ade0df',
}

type Tone = 'Grey' | 'Blue' | 'Purple' | 'Green' | 'Red' | 'Amber' | 'Teal'
type ToneTheme = Record<`tone${Tone}${'Background' | 'Foreground'}`, string>

/** The shades of the product's colour, a deep petrol between indigo and teal. */
function brand(): BrandVariants {
  return {
    10: '#06101c',
    20: '#081c2e',
    30: '#0a273e',
    40: '#0b334e',
    50: '#0c3f5c',
    60: '#0a4b6a',
    70: '#0a5777',
    80: '#0f6384',
    90: '#1b7697',
    100: '#3388aa',
    110: '#4d9aba',
    120: '#65accb',
    130: '#80beda',
    140: '#9fd0e6',
    150: '#c4e4f3',
    160: '#e1f2f9',
  }
}

function shared(): Partial<Theme> {
  return {
    fontFamilyBase:
      "ui-sans-serif, system-ui, -apple-system, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    borderRadiusMedium: '6px',
    borderRadiusLarge: '8px',
    borderRadiusXLarge: '12px',
  }
}

/** The font of staff pages, the same on every machine; pages for visitors use a system font, which loads faster. */
export const staffTheme: Partial<Theme> = {
  fontFamilyBase: "'Inter Variable', 'Inter fallback', ui-sans-serif, system-ui, sans-serif",
}

/** Where the machine sets the colours (high contrast): grounds and shadows are gone, only system colours are seen. */
export const forcedColors = '@media (forced-colors: active)'

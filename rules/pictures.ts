/** The widths in which the content service makes every picture, in pixels, beside the picture itself. (docs/decisions/pictures-come-ready-made.md) */
export const PICTURE_WIDTHS = { large: 1000, medium: 750, small: 500 } as const

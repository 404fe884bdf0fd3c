/** The widths in which the content service makes every picture, in pixels, beside the picture itself. (docs/decisions/pictures-come-ready-made.md) */
export const PICTURE_WIDTHS = { large: 1000, medium: 750, small: 500 } as const

/** The copy of every picture that is shown beside a link to a page: messengers do not show WebP reliably, nor large files. Width in pixels. */
export const SOCIAL_COPY = { name: 'social', width: 1200, bytes: 300_000, extension: '.jpg', mime: 'image/jpeg' } as const

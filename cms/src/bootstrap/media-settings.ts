import type { Core } from '@strapi/strapi'

/** Pictures are encoded anew when they are uploaded (see media/recheck); doing it twice would cost quality. */
export async function ensureMediaSettings(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    autoOrientation: false,
    responsiveDimensions: true,
    aiMetadata: false,
  })
}

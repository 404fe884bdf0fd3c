/** What the site needs to know of an uploaded file. */
export const file = {
  fields: ['url', 'name', 'mime', 'ext', 'size', 'width', 'height', 'alternativeText', 'caption', 'formats'],
}

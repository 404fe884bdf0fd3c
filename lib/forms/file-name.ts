/** Says how a stored file was called: `cv` holds its id, `cv.filename` its name. */
export const FILE_NAME = '.filename'

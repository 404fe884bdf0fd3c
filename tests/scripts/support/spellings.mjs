const code = (letter) => `%${letter.charCodeAt(0).toString(16)}`

/**
 * An address as it may be spelled; a service may take each for the same. `host` is the one of an absolute address.
 * @param {string} path
 * @param {string} host
 */
export function spellings(path, host) {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return [
    path,
    `${path}/`,
    `${path}//`,
    `${path}?a=b`,
    `${path}/?a=b`,
    path.toUpperCase(),
    path.replace(/\/(\w)/g, (_, letter) => `/${letter.toUpperCase()}`),
    path.replace(/[a-z]/, code),
    path.replace(/[a-z]/g, (letter) => code(letter).toUpperCase()),
    `/${path}`,
    path.replaceAll('/', '//'),
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/x/..%2f${path.slice(1)}`,
    `/.${path}`,
    path.replace(`/${last}`, `/./${last}`),
    ...(path.lastIndexOf('/') > 0 ? [path.replace(`/${last}`, `%2f${last}`)] : []),
    `${path}%2f`,
    `${path}/.`,
    `${path}/x/..`,
    `http://${host}${path}`,
  ]
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const KIND = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/**
 * A certificate that no authority has signed, in a folder: for these names, for so many days. Gives the files of its key and of itself.
 * @param {string} folder
 * @param {string[]} names
 * @param {number} days
 */
export function makeCertificate(folder, names, days) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`]
  execFileSync('openssl', ['req', '-x509', ...KIND, '-keyout', key, '-out', cert, '-days', String(days), ...subject], { stdio: 'pipe' })
  return { key, cert }
}

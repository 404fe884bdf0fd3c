const AES = 'AES-GCM'

/** Something encrypted, and the number used once that it takes. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** A key that never leaves the browser: it can be used, and not be read. */
export const newKey = () => crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: AES, iv }, key, bytes) }
}

/** Rejects what was changed, or sealed with another key. */
export const unseal = (key: CryptoKey, { iv, data }: Sealed): Promise<ArrayBuffer> => crypto.subtle.decrypt({ name: AES, iv }, key, data)

export const sealText = (key: CryptoKey, text: string) => seal(key, new TextEncoder().encode(text))

export const unsealText = async (key: CryptoKey, sealed: Sealed) => new TextDecoder().decode(await unseal(key, sealed))

import DecodeStream from 'pdf-lib/cjs/core/streams/DecodeStream'

const MOST_BYTES = 64 * 1024 * 1024

type Stream = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array }

const reader: Stream = DecodeStream.prototype as unknown as Stream
const ensureBuffer = reader.ensureBuffer

let unpacked = 0

/** The library unpacks what holds objects, without a limit: a few kilobytes may become gigabytes. This counts it for the whole document. */
reader.ensureBuffer = function (requested) {
  const before = this.buffer.byteLength
  const buffer = ensureBuffer.call(this, requested)
  unpacked += buffer.byteLength - before
  if (unpacked > MOST_BYTES) throw new Error('This document unpacks to too much.')
  return buffer
}

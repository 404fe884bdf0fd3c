/** A frame is looked at so often; a phone of ten years ago takes half of that for one. Milliseconds. */
const PAUSE = 120

/** Wider pictures take longer and are not read better. Pixels. */
const WIDTH = 640

type Frame = HTMLVideoElement
type Reader = (frame: Frame) => Promise<string | null>

type Found = { rawValue: string }
type Detector = { detect(source: Frame): Promise<Found[]> }
type DetectorType = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

const FORMAT = 'qr_code'

/** The reader that some browsers bring along; null in others. */
async function ownReader(): Promise<Reader | null> {
  const type = (window as { BarcodeDetector?: DetectorType }).BarcodeDetector
  const formats = await type?.getSupportedFormats().catch((): string[] => [])
  if (!type || !formats?.includes(FORMAT)) return null
  const detector = new type({ formats: [FORMAT] })
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null
}

type Decoder = { decode: (image: ImageData) => string | null }

const DECODER = './decode.js'

async function loadedReader(): Promise<Reader> {
  const { decode }: Decoder = await import(DECODER)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (frame) => {
    const scale = Math.min(1, WIDTH / frame.videoWidth)
    canvas.width = Math.round(frame.videoWidth * scale)
    canvas.height = Math.round(frame.videoHeight * scale)
    if (!context || canvas.width === 0) return Promise.resolve(null)
    context.drawImage(frame, 0, 0, canvas.width, canvas.height)
    return Promise.resolve(decode(context.getImageData(0, 0, canvas.width, canvas.height)))
  }
}

let reader: Promise<Reader> | undefined

/** Loads what reads tickets, so that it is there when the line is not. */
export function prepareReader(): Promise<Reader> {
  reader ??= ownReader()
    .then((own) => own ?? loadedReader())
    .catch((error: unknown) => {
      // The line was away: it is tried again when it is needed.
      reader = undefined
      throw error
    })
  return reader
}

/** Watches through the camera until it is stopped. Throws where there is none, or nobody may use it. */
export async function watch(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  const read = await prepareReader()
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
  video.srcObject = stream
  await video.play()
  let timer = 0
  let isOn = true
  const look = async () => {
    const text = await read(video).catch(() => null)
    if (!isOn) return
    if (text) onText(text)
    timer = window.setTimeout(() => void look(), PAUSE)
  }
  void look()
  return () => {
    isOn = false
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}

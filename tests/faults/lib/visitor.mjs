const HIDDEN = /<input[^>]*name="(_attempt|_confirmation)"[^>]*value="([^"]+)"/g

/** More connections of before than this are not open at a time. */
const TRIES = 8

/** Whether a connection was one of before: over which something has come, or which was closed while it was written to. */
const isOfBefore = ({ code, socket } = {}) => code === 'EPIPE' || (code === 'UND_ERR_SOCKET' && socket?.bytesRead > 0)

/** A connection over which something was answered before, and which was closed just when it was to be used again, is opened anew, as browsers do. */
async function reach(url, how, tries = TRIES) {
  try {
    return await fetch(url, how)
  } catch (error) {
    if (!isOfBefore(error.cause) || tries === 1) throw error
    return reach(url, how, tries - 1)
  }
}

/** A visitor without script, who sends the form as a browser does and keeps what the page gives back. */
export class Visitor {
  #hidden = {}

  /** `origin` is how the site calls itself, where it is reached under another address. */
  constructor(site, number, origin = site) {
    Object.assign(this, { site, origin })
    this.fields = { name: 'Rima', email: `rima${number}@example.org`, subject: `Question ${number}`, message: `When do you begin, asks visitor ${number}?` }
  }

  /** Presses the button. Gives the status, the page, and the reference when it was sent. */
  async send() {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...this.fields, ...this.#hidden })) form.append(name, value)
    const response = await reach(`${this.site}/en/send/contact`, { method: 'POST', body: form, headers: { origin: this.origin }, redirect: 'manual' })
    const location = response.headers.get('location')
    const page = await (location ? await reach(new URL(location, this.site)) : response).text()
    for (const [, name, value] of page.matchAll(HIDDEN)) this.#hidden[name] = value
    return { status: response.status, page, reference: location && new URL(location, this.site).searchParams.get('reference') }
  }

  /** Whether a page shows what was typed. */
  isKept({ page }) {
    return [this.fields.email, this.fields.message].every((text) => page.includes(text))
  }
}

import { Admin } from './support/admin'
import { docx, zip, zipNamed } from './support/archives'
import { sendFile } from './support/files'
import { SMALLEST_PDF as PDF } from './support/pdfs'
import { picture } from './support/pictures'
import { EICAR, hasScanner, Scanner } from './support/scanner'
import { ContentService, oneDatabase } from './support/service'
import { until } from './support/until'

const infected = zip({ 'plan.txt': new Uint8Array(EICAR) })

if (hasScanner) {
  describe.each(oneDatabase('sqlite'))('the malware scanner (%s)', (database) => {
    const scanner = Scanner.create()
    let service: ContentService
    let admin: Admin

    beforeAll(async () => {
      await scanner.start()
      service = await ContentService.start(database, { CLAMAV_SOCKET: scanner.socket })
      admin = await Admin.login(service)
    })

    afterAll(async () => {
      await service.stop()
      await scanner.remove()
    })

    const check = async () => (await service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })).body.checks.scanner

    test('lets clean files through, of applicants and of editors', async () => {
      expect((await sendFile(service, PDF, 'cv.pdf')).status).toBe(200)
      expect((await sendFile(service, docx(), 'cv.docx')).status).toBe(200)
      expect((await sendFile(service, zipNamed('plan.txt'), 'plan.zip', 'idea')).status).toBe(200)
      expect((await admin.upload(await picture('png'), 'wall.png', 'image/png')).status).toBe(201)
      expect(await check()).toEqual({ status: 'ok', found: 0 })
    })

    test('has what it finds refused, with a reason, counts it, and names no file in the log', async () => {
      const applicant = await sendFile(service, infected, 'amal-plan.zip', 'idea')
      expect(applicant).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path: 'files', code: 'file_unsafe' }] } } } })
      const editor = await admin.upload(infected, 'amal-plan.zip', 'application/zip')
      expect(editor).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('malware scanner') } } })
      await until(async () => ((await check()).found === 2 ? true : null))
      expect(service.output).toContain('Test.Eicar')
      expect(service.output).not.toContain('amal-plan')
    })

    test('has no file taken while it is away, which health says, and takes them again', async () => {
      await scanner.stop()
      const applicant = await sendFile(service, PDF, 'cv.pdf')
      expect(applicant).toMatchObject({ status: 503, body: { error: { details: { fields: [{ path: 'files', code: 'file_busy' }] } } } })
      expect((await admin.upload(await picture('png'), 'wall.png', 'image/png')).status).toBe(503)
      await until(async () => ((await check()).status === 'warning' ? true : null))
      await scanner.start()
      expect((await sendFile(service, PDF, 'cv.pdf')).status).toBe(200)
      await until(async () => ((await check()).status === 'ok' ? true : null))
    })
  })
} else {
  test('is not on this machine: clamd is not installed', () => {
    expect(hasScanner).toBe(false)
  })
}

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { giveHeaders } from '@/lib/server/headers'

test("nginx's own errors carry what the site gives every answer", () => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  giveHeaders(request, response)
  const nginx = readFileSync('deploy/nginx/imar/error-headers.conf', 'utf8')
  const written = [...nginx.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value])
  expect(Object.fromEntries(written)).toMatchObject({ ...response.getHeaders() })
})

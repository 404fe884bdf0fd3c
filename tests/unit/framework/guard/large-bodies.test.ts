/** @jest-environment node */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { refusalOfBody } from '@/lib/framework/guard/large-bodies'

function refusalOf(url: string, headers: Record<string, string>, method = 'POST') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method, headers })
  return refusalOfBody(request)
}

test.each([
  ['/api/duplicate', { 'content-length': '4096' }, null],
  ['/api/duplicate', { 'content-length': '4097' }, 413],
  ['/api/files', { 'content-length': String(21 * 1024 * 1024) }, null],
  ['/api/files?x=/api/files', { 'content-length': String(21 * 1024 * 1024 + 1) }, 413],
  ['/nowhere?/api/files', { 'content-length': '5000' }, 413],
  ['/ar/contact', { 'content-length': '500000', 'next-action': 'a', 'content-type': 'multipart/form-data; boundary=x' }, null],
  ['/ar/contact', { 'content-length': '600000', 'next-action': 'a', 'content-type': 'multipart/form-data; boundary=x' }, 413],
  ['/api/files', { 'content-length': '600000', 'next-action': 'a', 'content-type': 'text/plain;charset=UTF-8' }, 413],
  ['/ar/contact', { 'content-length': '10', 'next-action': 'a', 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['/ar/contact', { 'content-length': '10', 'next-action': 'a' }, 415],
  ['/api/duplicate', { 'content-length': '10', 'content-encoding': 'gzip' }, 415],
  ['/api/duplicate', { 'content-length': '10', 'content-encoding': 'identity' }, null],
  ['/api/duplicate', { 'transfer-encoding': 'chunked' }, 411],
  ['/ar/help', { 'transfer-encoding': 'chunked', 'next-action': 'a', 'content-type': 'text/plain' }, null],
  ['/api/preview/exit', {}, null],
  ['/api/preview/exit', { 'content-length': '0' }, null],
])('what is sent to %s with %j is answered %p', (url, headers, status) => {
  expect(refusalOf(url, headers as Record<string, string>)).toBe(status)
})

test('a body that comes with a question is not read either', () => {
  expect(refusalOf('/ar', { 'content-length': '1000000' }, 'GET')).toBe(413)
})

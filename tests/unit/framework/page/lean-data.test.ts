import { leanPushes, withoutMetadata } from '@/lib/framework/page/lean-data.mjs'

const PLACE = '1:["$","$2",null,{"name":"Next.Metadata","children":"$L1f"}]\n'
const TITLE =
  '1f:[["$","title","0",{"children":"Events"}],["$","meta","1",{"name":"description","content":"All of them"}],["$","link","2",{"rel":"canonical"}]]\n'
const REST = '2f:["$","p",null,{"children":"1f:[]"}]\n'

test('title and meta tags, which the document has, are left out of the data', () => {
  expect(withoutMetadata(PLACE + TITLE + REST)).toBe(`${PLACE}1f:null\n${REST}`)
})

test.each([
  ['the framework says otherwise where they are', PLACE.replace('Next.Metadata', 'Metadata') + TITLE],
  ['something else stands there', `${PLACE}1f:[["$","p","0",{}]]\n`],
  ['it cannot be read', `${PLACE}1f:[["$","title"\n`],
  ['a text of the content looks the same', PLACE + TITLE + TITLE],
])('nothing is left out where %s', (_, data) => {
  expect(withoutMetadata(data)).toBe(data)
})

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (kind: number, data: string) => `self.__next_f.push(${JSON.stringify([kind, data])})`

test('a line that goes over several pushes is one', () => {
  const whole = PLACE + TITLE + REST
  expect(leanPushes([FIRST, push(1, whole.slice(0, 90)), push(1, whole.slice(90))])).toEqual([FIRST, push(1, `${PLACE}1f:null\n${REST}`)])
})

test('data that is no text stays as it is', () => {
  const codes = [FIRST, push(1, PLACE), push(3, 'Yg==')]
  expect(leanPushes(codes)).toEqual(codes)
  expect(leanPushes([FIRST])).toEqual([FIRST])
})

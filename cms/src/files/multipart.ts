import { MultipartParser } from 'formidable'

type Done = (error?: Error | null) => void
type Reader = { _transform: (this: unknown, chunk: Buffer, encoding: string, done: Done) => void }

const reader: Reader = MultipartParser.prototype
const read = reader._transform

/**
 * Formidable 2 stops without a word in a form that it cannot read, and the request would never be answered: its reader says
 * neither that a piece is read nor that it is none. Version 3 does; koa-body takes version 2.
 */
reader._transform = function (chunk, encoding, done) {
  let isSaid = false
  read.call(this, chunk, encoding, (error) => {
    isSaid = true
    done(error)
  })
  if (!isSaid) done(Object.assign(new Error('This is no form.'), { httpCode: 400 }))
}

/** Takes the place of the media library's own route of the content API. Files are read in the admin only. */
export default {
  type: 'content-api' as const,
  routes: [
    { method: 'POST' as const, path: '/upload', handler: 'api::applicant-file.applicant-file.upload', config: {} },
    { method: 'POST' as const, path: '/upload/part', handler: 'api::applicant-file.applicant-file.part', config: {} },
  ],
}

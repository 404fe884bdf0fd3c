import { entity } from './entity'

export default entity({
  words: ['استمارة مشروع', 'Project form', 'Projektformular'],
  populate: { sections: { populate: { fields: { populate: { options: true } } } } },
  list: { columns: ['title', 'note'] },
  hasPreview: true,
})

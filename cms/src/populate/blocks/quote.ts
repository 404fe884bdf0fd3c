// Named, because the REST layer drops a component whose populate is empty.
export default { fields: ['title', 'body'] }

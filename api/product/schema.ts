import { builder } from '../graphql/builder.ts'

const Product = builder.objectRef<{ brandName: string }>('Product').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The product as visitors see it.',
  fields: t => ({ brandName: t.exposeString('brandName', { description: 'The name at the top of the pages.' }) }),
})

builder.queryField('product', t =>
  t.field({
    description: 'The public data of the product.',
    type: Product,
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: (_root, _args, { settings }) => ({ brandName: settings.brandName }),
  }),
)

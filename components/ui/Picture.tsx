type Source = { src: string; srcSet: string | null; width: number | null; height: number | null; alt: string; smallKb?: number }

type Props = {
  image: Source
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string
  /** Empty for a picture that stands beside its own title. */
  alt?: string
  className?: string
  /** The picture that is likely the largest thing in view at first: fetched at once, with high priority. */
  priority?: boolean
}

/** An uploaded picture in the widths the content service made of it. Its place is kept free while it loads. */
export function Picture({ image, sizes, alt = image.alt, className, priority }: Props) {
  return (
    <img
      src={image.src}
      srcSet={image.srcSet ?? undefined}
      sizes={image.srcSet ? sizes : undefined}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      data-kb={alt === '' ? undefined : image.smallKb}
      className={className}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}

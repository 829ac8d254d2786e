/** What the covers say, in plain words. Descriptions are simple HTML. */
export type CoverTexts = {
  readonly main: { readonly title: string; readonly description: string };
  readonly options: readonly {
    readonly key: string;
    readonly title: string;
    readonly includedCoverage: readonly string[];
    /** Which of the extras below are already in it. */
    readonly includes?: readonly string[];
    readonly details: string;
  }[];
  readonly extras: readonly {
    readonly key: string;
    readonly title: string;
    readonly description: string;
  }[];
};

/** For Lisbon and Paris. */
export const europeanCover: CoverTexts = {
  main: {
    title: 'Protection',
    description:
      '<p>Every trip includes the third-party liability cover the law requires. Choose how much you’d pay if the car is damaged or stolen.</p>',
  },
  options: [
    {
      key: 'basic',
      title: 'Basic',
      includedCoverage: ['Third-party liability', 'Collision damage', 'Theft'],
      details:
        'You pay up to €1,400 if the car is damaged or stolen. Tyres, glass, roof and underbody aren’t covered.',
    },
    {
      key: 'medium',
      title: 'Medium',
      includedCoverage: [
        'Third-party liability',
        'Collision damage',
        'Theft',
        'Windscreen and windows',
        'Roadside help',
      ],
      includes: ['roadside'],
      details:
        'You pay up to €500 if the car is damaged or stolen, and nothing for glass. Tyres, roof and underbody aren’t covered.',
    },
    {
      key: 'full',
      title: 'Full',
      includedCoverage: [
        'Third-party liability',
        'Collision damage',
        'Theft',
        'Windscreen and windows',
        'Tyres, roof and underbody',
        'Roadside help',
      ],
      includes: ['roadside', 'glass-and-tyres'],
      details:
        'You pay nothing if the car is damaged or stolen, as long as you follow the rental agreement.',
    },
  ],
  extras: [
    {
      key: 'roadside',
      title: 'Roadside help',
      description:
        '<p>24-hour roadside help if the car breaks down.</p><ul><li>Towing, and a taxi to where you were going</li><li>Flat battery, flat tyre, wrong fuel, lost key</li></ul>',
    },
    {
      key: 'passengers',
      title: 'People in the car',
      description:
        '<p>Covers the driver and every passenger, whoever caused the accident.</p><ul><li>Medical costs up to €10,000 each</li><li>A lump sum for permanent injury</li></ul>',
    },
    {
      key: 'glass-and-tyres',
      title: 'Glass and tyres',
      description:
        '<p>Stone chips, punctures and kerbs: we’ll repair or replace windows, mirrors, lights, tyres and rims, and you pay nothing.</p>',
    },
  ],
};

export const newYorkCover: CoverTexts = {
  main: {
    title: 'Protection',
    description:
      '<p>Every trip includes state minimum liability coverage. Choose how much you’d pay if the car is damaged or stolen.</p>',
  },
  options: [
    {
      key: 'basic',
      title: 'Basic',
      includedCoverage: ['State minimum liability'],
      details:
        'You pay if the car is damaged or stolen. Choose this if your own policy or credit card covers rental cars.',
    },
    {
      key: 'medium',
      title: 'Medium',
      includedCoverage: ['State minimum liability', 'Collision damage', 'Theft'],
      details:
        'You pay up to $1,000 if the car is damaged or stolen. Tires, glass and roof aren’t covered.',
    },
    {
      key: 'full',
      title: 'Full',
      includedCoverage: [
        'State minimum liability',
        'Collision damage',
        'Theft',
        'Glass, tires and roof',
        'Roadside help',
      ],
      includes: ['roadside'],
      details:
        'You pay nothing if the car is damaged or stolen, as long as you follow the rental agreement.',
    },
  ],
  extras: [
    {
      key: 'roadside',
      title: 'Roadside help',
      description:
        '<p>24-hour roadside help if the car breaks down.</p><ul><li>Towing, and a ride to where you were going</li><li>Dead battery, flat tire, wrong fuel, lost key</li></ul>',
    },
    {
      key: 'passengers',
      title: 'People and belongings',
      description:
        '<p>Covers the driver, every passenger and what you carry.</p><ul><li>Medical costs up to $5,000 each</li><li>Stolen belongings up to $600 each</li></ul>',
    },
    {
      key: 'liability',
      title: 'Supplemental liability',
      description:
        '<p>Raises your liability coverage from the state minimum to $1,000,000 if you cause an accident.</p>',
    },
  ],
};

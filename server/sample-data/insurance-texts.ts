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
      '<p>Every rental includes the third-party liability that the law asks for. Choose how much of the damage to our car you would pay yourself.</p>',
  },
  options: [
    {
      key: 'basic',
      title: 'Basic',
      includedCoverage: ['Third-party liability', 'Collision damage', 'Theft'],
      details:
        'You pay up to 1,400 euros for damage to the car or its theft. Tyres, glass, roof and underbody are not covered.',
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
        'You pay up to 500 euros for damage to the car or its theft, and nothing for glass. Tyres, roof and underbody are not covered.',
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
        'You pay nothing for damage to the car or its theft, as long as the rental agreement was kept.',
    },
  ],
  extras: [
    {
      key: 'roadside',
      title: 'Roadside help',
      description:
        '<p>Help at any hour when the car does not go on.</p><ul><li>Towing and a taxi to where you were going</li><li>Flat battery, flat tyre, wrong fuel, lost key</li></ul>',
    },
    {
      key: 'passengers',
      title: 'People in the car',
      description:
        '<p>For the driver and every passenger, whoever caused the accident.</p><ul><li>Medical costs up to 10,000 euros each</li><li>A lump sum for lasting injury</li></ul>',
    },
    {
      key: 'glass-and-tyres',
      title: 'Glass and tyres',
      description:
        '<p>Stone chips, punctures and kerbs: repair or replacement of windows, mirrors, lights, tyres and rims without any payment of yours.</p>',
    },
  ],
};

export const newYorkCover: CoverTexts = {
  main: {
    title: 'Protection',
    description:
      '<p>Every rental includes liability at the minimum of the state. Choose how much of the damage to our car you would pay yourself.</p>',
  },
  options: [
    {
      key: 'basic',
      title: 'Basic',
      includedCoverage: ['State minimum liability'],
      details:
        'You are responsible for damage to the car and its theft. Choose this if your own policy or your credit card covers rental cars.',
    },
    {
      key: 'medium',
      title: 'Medium',
      includedCoverage: ['State minimum liability', 'Collision damage', 'Theft'],
      details:
        'You pay up to 1,000 dollars for damage to the car or its theft. Tires, glass and roof are not covered.',
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
        'You pay nothing for damage to the car or its theft, as long as the rental agreement was kept.',
    },
  ],
  extras: [
    {
      key: 'roadside',
      title: 'Roadside help',
      description:
        '<p>Help at any hour when the car does not go on.</p><ul><li>Towing and a ride to where you were going</li><li>Flat battery, flat tire, wrong fuel, lost key</li></ul>',
    },
    {
      key: 'passengers',
      title: 'People and belongings',
      description:
        '<p>For the driver, every passenger and what you carry.</p><ul><li>Medical costs up to 5,000 dollars each</li><li>Stolen belongings up to 600 dollars each</li></ul>',
    },
    {
      key: 'liability',
      title: 'Supplemental liability',
      description:
        '<p>Raises what is paid to others, when an accident is your fault, from the minimum of the state to 1,000,000 dollars.</p>',
    },
  ],
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Tensor {
  readonly values: Float32Array;
  readonly rows: number;
  readonly columns: number;
}

interface Graph {
  /** Weights that rows are multiplied with, and what is added then. */
  readonly products: readonly { name: string; weights: string; biases: string }[];
  readonly floats: readonly { name: string; tensor: string }[];
  /** The one tensor whose name ends so. */
  tensor(name: string): Tensor;
}

interface Manifest {
  readonly weightsManifest: readonly [
    { paths: readonly string[]; weights: readonly { name: string; shape: readonly number[]; dtype: string }[] },
  ];
}

const FLOAT_BYTES = 4;
const WHOLE = '/ConcatPartitions/concat';

/** The weights of the encoder by our names, from the model of TensorFlow.js in a folder. */
export function readGraph(folder: string): Graph {
  const { weightsManifest } = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as Manifest;
  const [{ paths, weights }] = weightsManifest;
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
  const tensors = new Map<string, Tensor>();
  let offset = 0;
  for (const { name, shape, dtype } of weights) {
    const count = shape.reduce((product, size) => product * size, 1);
    const columns = shape.at(-1) ?? 1;
    const values = new Float32Array(new Uint8Array(bytes.subarray(offset, offset + count * FLOAT_BYTES)).buffer);
    if (dtype === 'float32') tensors.set(name, { values, rows: count / columns, columns });
    offset += count * FLOAT_BYTES;
  }
  return {
    products: [
      product(
        'rest',
        'Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat',
        'Layer_0/TransformerLayer/dense',
      ),
      ...[0, 1].flatMap(productsOf),
      { name: 'summary', weights: 'tanh_layer_0/weights', biases: 'tanh_layer_0/bias' },
    ],
    floats: [...[0, 1].flatMap(normsOf), { name: 'frequencies', tensor: 'TimingSignal/ExpandDims_1' }],
    tensor(name) {
      const [found, ...others] = [...tensors].filter(([full]) => full.endsWith(name));
      if (!found || others.length > 0) throw new Error(`There is not one tensor ${name}`);
      return found[1];
    },
  };
}

function product(name: string, weights: string, place: string): { name: string; weights: string; biases: string } {
  return { name, weights, biases: `${place}/bias${WHOLE}` };
}

function productsOf(layer: number): ReturnType<typeof product>[] {
  const place = `Layer_${layer}/TransformerLayer`;
  const [ask, output] = ['qkv_transform_single', 'output_transform_single'].map(
    (part) => `${place}/MultiheadAttention/${part}`,
  );
  const [wide, narrow] = ['conv1', 'conv2'].map((part) => `${place}/FFN/${part}`);
  return [
    product(`layer${layer}.ask`, `${ask}/kernel/part_0`, ask!),
    product(`layer${layer}.output`, `${output}/kernel/part_0`, output!),
    product(`layer${layer}.wide`, `${wide}/Tensordot/Reshape_1`, wide!),
    product(`layer${layer}.narrow`, `${narrow}/Tensordot/Reshape_1`, narrow!),
  ];
}

function normsOf(layer: number): Graph['floats'][number][] {
  return ['', 'FFN/'].flatMap((part, index) => {
    const place = `Layer_${layer}/TransformerLayer/${part}layer_prepostprocess/layer_norm/layer_norm`;
    const name = `layer${layer}.norm${index + 1}`;
    return [
      { name: `${name}.scales`, tensor: `${place}_scale${WHOLE}` },
      { name: `${name}.biases`, tensor: `${place}_bias${WHOLE}` },
    ];
  });
}

export function transposed(values: Float32Array, rows: number, columns: number): Float32Array {
  return values.map((_, index) => values[(index % rows) * columns + Math.floor(index / rows)]!);
}
